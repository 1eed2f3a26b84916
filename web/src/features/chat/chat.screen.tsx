import { useEffect, useState } from 'react'
import { LanguageSwitcher } from '../../shared/language/language-switcher.tsx'
import { useTranslate } from '../../shared/language/language-context.tsx'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../shared/language/languages.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Footer } from '../../shared/ui/footer.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { ADVISORS, advisorOf, shownRating, type Advisor } from './advisors.ts'
import { openChat, type Chat } from './chat-machine.ts'
import { Conversation } from './conversation.tsx'
import { GuideAvatar } from './guide-avatar.tsx'
import styles from './chat.module.css'

/** 'Connecting' lasts so long (product.md §9). */
const CONNECT_MS = 2000

type View = { kind: 'guides' } | { kind: 'connecting'; advisor: Advisor } | { kind: 'talking'; first: Chat }

/** A chat kept from before, whose guide still exists. */
function keptChat(): Chat | null {
  const kept = visitorStore.get('chat')
  return kept !== null && advisorOf(kept.advisor) !== undefined ? kept : null
}

/** Choosing a scripted guide, and the conversation with it. */
export default function ChatScreen() {
  const [view, setView] = useState<View>(() => {
    const kept = keptChat()
    return kept === null ? { kind: 'guides' } : { kind: 'talking', first: kept }
  })
  const connecting = view.kind === 'connecting' ? view.advisor : null

  useEffect(() => {
    if (connecting === null) return
    const timer = setTimeout(() => {
      const kept = keptChat()
      const first = kept?.advisor === connecting.id ? kept : openChat(connecting.id, kept?.collected)
      setView({ kind: 'talking', first })
    }, CONNECT_MS)
    return () => clearTimeout(timer)
  }, [connecting])

  switch (view.kind) {
    case 'guides':
      return <Guides onChoose={(advisor) => setView({ kind: 'connecting', advisor })} />
    case 'connecting':
      return <Connecting advisor={view.advisor} />
    case 'talking':
      return (
        <Conversation
          first={view.first}
          onChangeGuide={() => setView({ kind: 'guides' })}
          onAgain={(advisor) => {
            visitorStore.remove('chat')
            setView({ kind: 'connecting', advisor })
          }}
        />
      )
  }
}

function Guides({ onChoose }: { onChoose: (advisor: Advisor) => void }) {
  const t = useTranslate('chat', 'advisors')
  const kept = keptChat()
  return (
    <>
      <PageTitle>{t('chat.title')}</PageTitle>
      <PageHeader>
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
      </PageHeader>
      <main id="content" className={`wrap ${styles.guides}`}>
        <div className={styles.languagesHere}>
          <LanguageSwitcher />
        </div>
        <div className={styles.intro}>
          <h1 tabIndex={-1}>{t('chat.title')}</h1>
          <p>{t('chat.intro')}</p>
        </div>
        <ul className={styles.grid} aria-label={t('chat.guides')}>
          {ADVISORS.map((advisor) => (
            <GuideCard key={advisor.id} advisor={advisor} begun={kept?.advisor === advisor.id} onChoose={onChoose} />
          ))}
        </ul>
      </main>
      <Footer />
    </>
  )
}

function GuideCard({ advisor, begun, onChoose }: { advisor: Advisor; begun: boolean; onChoose: (advisor: Advisor) => void }) {
  const t = useTranslate('chat', 'advisors')
  const { id, isOnline, languages, ratings, responseSeconds } = advisor
  const rating = shownRating(advisor)
  return (
    <li className={styles.card} data-online={isOnline}>
      <div className={styles.face}>
        <GuideAvatar advisor={advisor} size={84} />
        <p className={styles.presence}>{t(isOnline ? 'chat.online' : 'chat.away')}</p>
      </div>
      <h2 id={`guide-${id}`}>{t(`advisors.${id}.name`)}</h2>
      <p className={styles.specialty}>{t(`advisors.${id}.specialty`)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('chat.covers')}</dt>
          <dd>{t(`advisors.${id}.experience`)}</dd>
        </div>
        <div>
          <dt>{t('chat.languages')}</dt>
          <dd className={styles.names}>
            {languages.map((language) => (
              <span key={language} lang={LANGUAGE_TAGS[language]}>
                {LANGUAGE_NAMES[language]}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('chat.response')}</dt>
          <dd>{t('chat.response.value', { seconds: responseSeconds })}</dd>
        </div>
        <div>
          <dt>{t('chat.rating')}</dt>
          <dd>{rating === null ? t('chat.rating.few') : t('chat.rating.value', { rating, count: ratings })}</dd>
        </div>
      </dl>
      {isOnline ? (
        <Button tone={begun ? 'accent' : 'outline'} size="small" wide aria-describedby={`guide-${id}`} onClick={() => onChoose(advisor)}>
          {t(begun ? 'chat.continue' : 'chat.start')}
        </Button>
      ) : (
        <p className={styles.awayWhy}>{t('chat.away.why')}</p>
      )}
    </li>
  )
}

function Connecting({ advisor }: { advisor: Advisor }) {
  const t = useTranslate('chat', 'advisors')
  const guide = t(`advisors.${advisor.id}.name`)
  return (
    <>
      <PageTitle>{guide}</PageTitle>
      <PageHeader />
      <main id="content" className={styles.connecting}>
        <GuideAvatar advisor={advisor} size={128} />
        <h1 role="status">{t('chat.connecting', { guide })}</h1>
        <div className={styles.thread} aria-hidden="true" />
      </main>
    </>
  )
}
