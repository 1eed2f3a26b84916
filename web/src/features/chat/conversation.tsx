import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Translate } from '@disha/i18n/translate'
import { moonNames } from '../../shared/chart/moon-names.ts'
import { VisitorChart } from '../../shared/chart/visitor-chart.tsx'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { isForeign } from '../../shared/language/foreign.ts'
import { formPath, type Language } from '../../shared/language/languages.ts'
import { LanguageSwitcher } from '../../shared/language/language-switcher.tsx'
import { prefersReducedMotion } from '../../shared/lib/reduced-motion.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button, ButtonLink } from '../../shared/ui/button.tsx'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import { WhyNote } from '../../shared/ui/why-note.tsx'
import { advisorOf, type Advisor } from './advisors.ts'
import { COLLECTED_FIELDS, endedByAge, isBusy, LONGEST_MESSAGE, offersFullReading, type Body, type Chat } from './chat-machine.ts'
import { choiceText, notedText, sayText } from './chat-words.ts'
import { draftFromChat } from './form-prefill.ts'
import { GuideAvatar } from './guide-avatar.tsx'
import { useChat } from './use-chat.ts'
import styles from './chat.module.css'

type Texts = { t: Translate; language: Language }

/** Below this height (pixels) the site's own header makes way for the conversation. */
const LOW_ROOM = 560

/** The room is as high as what the on-screen keyboard leaves; not every browser shortens the page itself. */
function useRoomHeight(): { style?: { height: string }; 'data-low'?: true } {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null) return
    const measure = () => {
      // zoomed by fingers, the visible part is smaller without a keyboard
      if (viewport.scale > 1.01) return
      setHeight(viewport.height)
      window.scrollTo(0, 0)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [])
  if (height === null) return {}
  return { style: { height: `${height}px` }, ...(height < LOW_ROOM ? { 'data-low': true as const } : {}) }
}

/** The conversation with a guide, from its greeting to its end. */
export function Conversation({
  first,
  onChangeGuide,
  onAgain,
}: {
  first: Chat
  onChangeGuide: () => void
  onAgain: (advisor: Advisor) => void
}) {
  const t = useTranslate('chat', 'advisors', 'chart', 'insights', 'form')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { chat, send } = useChat(first, language)
  const input = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const room = useRoomHeight()
  const advisor = advisorOf(chat.advisor)
  if (advisor === undefined) return null
  const guide = t(`advisors.${advisor.id}.name`)
  const busy = isBusy(chat)
  const texts = { t, language }

  const toForm = () => {
    visitorStore.set('userFormData', draftFromChat(visitorStore.get('userFormData'), chat.collected))
    navigate(formPath(language))
  }

  return (
    <div className={styles.room} {...room}>
      <PageTitle>{t('chat.withGuide', { guide })}</PageTitle>
      <PageHeader>
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
      </PageHeader>
      <main id="content" className={styles.desk}>
        <header className={styles.guide}>
          <GuideAvatar advisor={advisor} size={52} />
          <h1 ref={heading} tabIndex={-1}>
            {guide}
          </h1>
          <button type="button" className={styles.change} onClick={onChangeGuide}>
            {t('chat.change')}
          </button>
        </header>
        <Log {...texts} chat={chat} guide={guide} />
        <div className={styles.foot}>
          {busy || chat.choices.length === 0 ? null : (
            <ul className={styles.choices} data-long={chat.choices.some(({ kind }) => kind === 'place')}>
              {chat.choices.map((choice) => {
                const label = choiceText(t, language, choice)
                return (
                  <li key={JSON.stringify(choice)}>
                    <button
                      type="button"
                      onClick={() => {
                        send({ type: 'choose', choice, label })
                        input.current?.focus({ preventScroll: true })
                      }}
                    >
                      {label}
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
          {offersFullReading(chat) && !busy ? (
            <div className={styles.full}>
              <Button tone="accent" onClick={toForm}>
                {t('chat.full')}
              </Button>
              <p>{t('chat.full.note')}</p>
            </div>
          ) : null}
          {chat.state === 'chat_ended' && !busy ? (
            <div className={styles.over}>
              <p>{t('chat.over')}</p>
              <div>
                {endedByAge(chat) ? (
                  <ButtonLink tone="outline" to="/">
                    {t('common.home')}
                  </ButtonLink>
                ) : (
                  <>
                    <Button tone="accent" onClick={toForm}>
                      {t('chat.toForm')}
                    </Button>
                    <Button tone="outline" onClick={() => onAgain(advisor)}>
                      {t('chat.again')}
                    </Button>
                  </>
                )}
              </div>
            </div>
          ) : (
            <Composer t={t} inputRef={input} busy={busy} onSend={(text) => send({ type: 'say', text })} />
          )}
        </div>
        <Noted {...texts} chat={chat} onChange={(field) => send({ type: 'change', field })} />
      </main>
    </div>
  )
}

/** The messages; new ones are read out, and the last one is in sight. */
function Log({ t, language, chat, guide }: Texts & { chat: Chat; guide: string }) {
  const log = useRef<HTMLDivElement>(null)
  const busy = isBusy(chat)
  const count = chat.messages.length
  const lastUser = chat.messages.findLastIndex(({ sender }) => sender === 'user')
  useEffect(() => {
    const element = log.current
    if (element === null) return
    // a long answer is read from its beginning: the visitor's own last words stay in sight above it
    const anchor = element.querySelectorAll<HTMLElement>('[data-message]')[Math.max(0, lastUser)]
    const top = busy || anchor === undefined ? element.scrollHeight : Math.min(anchor.offsetTop - 16, element.scrollHeight)
    element.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }, [count, busy, lastUser])
  const firstPassage = chat.messages.findIndex(({ body }) => body.kind === 'passage')
  return (
    <div ref={log} className={styles.log} role="log" aria-label={t('chat.log')} aria-busy={busy} tabIndex={0}>
      <div className={styles.before}>
        <p>{t('chat.disclaimer')}</p>
        <div className={styles.languagesHere}>
          <LanguageSwitcher />
        </div>
      </div>
      <ol>
        {chat.messages.map((message, index) => (
          <li key={message.id} data-message data-sender={message.sender} className={styles.message} data-kind={message.body.kind}>
            <span className="visually-hidden">{message.sender === 'user' ? t('chat.you') : guide}: </span>
            <Bubble t={t} language={language} chat={chat} body={message.body} foreignNote={index === firstPassage} />
          </li>
        ))}
      </ol>
      <p className={styles.typing} role="status">
        {busy ? t('chat.typing', { guide }) : ''}
      </p>
    </div>
  )
}

function Bubble({ t, language, chat, body, foreignNote }: Texts & { chat: Chat; body: Body; foreignNote: boolean }) {
  switch (body.kind) {
    case 'words':
      return (
        <p dir="auto" className={styles.words}>
          {body.words}
        </p>
      )
    case 'text':
      return <p>{sayText(t, language, chat.advisor, body.key, body.values)}</p>
    case 'sky':
      return <SkyBubble t={t} language={language} chart={body.chart} />
    case 'passage': {
      const foreign = isForeign(language, body.text)
      return (
        <div className={styles.passage}>
          {foreign && foreignNote ? <p className={styles.foreign}>{t('chat.english')}</p> : null}
          <p lang={foreign ? 'en' : undefined}>{body.text}</p>
          {body.why.length === 0 ? null : (
            <details>
              <summary>
                {t('chat.why')}
                <ChevronDownIcon size={16} />
              </summary>
              <div lang={foreign ? 'en' : undefined}>
                <WhyNote title="" notes={body.why} />
              </div>
            </details>
          )}
        </div>
      )
    }
  }
}

type SkyProps = { t: Translate; language: Language; chart: Extract<Body, { kind: 'sky' }>['chart'] }

function SkyBubble({ t, language, chart }: SkyProps) {
  const values = moonNames(t, language, chart)
  return (
    <div className={styles.chart}>
      <VisitorChart chart={chart} size={220} />
      <p>
        {chart.lagnaSign === null
          ? t('chat.say.skyMoon', values)
          : t('chat.say.sky', { ...values, lagna: t(`chart.rashi.${chart.lagnaSign}`) })}
      </p>
    </div>
  )
}

/** Enter sends, Shift and Enter begins a new line; Enter that ends a composition in an Indic keyboard does neither. */
function Composer({
  t,
  inputRef,
  busy,
  onSend,
}: {
  t: Translate
  inputRef: RefObject<HTMLTextAreaElement | null>
  busy: boolean
  onSend: (text: string) => void
}) {
  const id = useId()
  const [text, setText] = useState('')
  const submit = () => {
    if (text.trim() === '' || busy) return
    onSend(text)
    setText('')
    inputRef.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t('chat.input')}
      </label>
      <textarea
        id={id}
        ref={inputRef}
        rows={1}
        dir="auto"
        maxLength={LONGEST_MESSAGE}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={t('chat.input.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {t('chat.send')}
      </Button>
    </form>
  )
}

/** What was told so far, each to be put right. Beside the conversation on wide screens, folded above it on phones. */
function Noted({ t, language, chat, onChange }: Texts & { chat: Chat; onChange: (field: (typeof COLLECTED_FIELDS)[number]) => void }) {
  const noted = COLLECTED_FIELDS.map((field) => ({ field, text: notedText(t, language, chat.collected, field) })).filter(
    ({ text }) => text !== null,
  )
  const [wide] = useState(() => window.matchMedia('(min-width: 900px)').matches)
  if (noted.length === 0) return null
  const fixed = isBusy(chat) || chat.state === 'greeting' || chat.state === 'chat_ended'
  return (
    <details className={styles.noted} open={wide}>
      <summary>
        {t('chat.noted')} <span>{noted.length}/5</span>
        <ChevronDownIcon size={16} />
      </summary>
      <dl>
        {noted.map(({ field, text }) => (
          <div key={field}>
            <dt>{t(`chat.field.${field}`)}</dt>
            <dd>
              <span dir="auto">{text}</span>
              <button
                type="button"
                disabled={fixed}
                aria-label={`${t('chat.noted.change')}: ${t(`chat.field.${field}`)}`}
                onClick={() => onChange(field)}
              >
                {t('chat.noted.change')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
