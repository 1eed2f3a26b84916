import { LegalScreen } from './legal.screen.tsx'

export default function TermsScreen() {
  return <LegalScreen document="terms" />
}
