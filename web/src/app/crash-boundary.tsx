import { Component, type ErrorInfo, type ReactNode } from 'react'
import { buttonClass } from '../shared/ui/button.tsx'
import styles from './crash-boundary.module.css'

/** Words for when the texts themselves may not have arrived; the page's language picks the line. */
const WORDS: Record<string, { title: string; text: string; button: string }> = {
  en: {
    title: 'This page did not load',
    text: 'Your details are kept on this device. Check the connection and load the page again.',
    button: 'Load again',
  },
  hi: { title: 'यह पन्ना नहीं खुल पाया', text: 'आपकी जानकारी इसी डिवाइस पर सुरक्षित है। इंटरनेट जाँचकर पन्ना फिर से खोलें।', button: 'फिर से खोलें' },
  ta: {
    title: 'இந்தப் பக்கம் திறக்கவில்லை',
    text: 'உங்கள் விவரங்கள் இந்தச் சாதனத்தில் பத்திரமாக உள்ளன. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் திறக்கவும்.',
    button: 'மீண்டும் திறக்க',
  },
  te: { title: 'ఈ పేజీ తెరుచుకోలేదు', text: 'మీ వివరాలు ఈ పరికరంలో భద్రంగా ఉన్నాయి. ఇంటర్నెట్ చూసుకుని పేజీని మళ్లీ తెరవండి.', button: 'మళ్లీ తెరవండి' },
}

/** Last resort for an error while drawing, or a part of the program that could not be downloaded. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const words = WORDS[document.documentElement.lang] ?? WORDS.en
    return (
      <main className={styles.crash}>
        <h1>{words?.title}</h1>
        <p>{words?.text}</p>
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          {words?.button}
        </button>
      </main>
    )
  }
}
