import { LegalScreen } from './legal.screen.tsx'

export default function PrivacyScreen() {
  return <LegalScreen document="privacy" />
}
