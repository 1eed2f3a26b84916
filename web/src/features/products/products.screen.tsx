import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { errorMessageKey } from '../../shared/api/api-error.ts'
import { VisitorChart } from '../../shared/chart/visitor-chart.tsx'
import { useLanguage, useTranslate } from '../../shared/language/language-context.tsx'
import { LANGUAGE_NAMES } from '../../shared/language/languages.ts'
import { visitorStore } from '../../shared/storage/visitor-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Footer } from '../../shared/ui/footer.tsx'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { PageHeader, pageStyles, PageTitle } from '../../shared/ui/page.tsx'
import { AnswersFirst } from '../question-reading/answers-first.tsx'
import { PriceLine } from './price-line.tsx'
import styles from './products.module.css'

/** One product, preselected: what the report holds and what it costs. */
export default function ProductsScreen() {
  const t = useTranslate('products', 'chart')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const kept = visitorStore.get('insights')
  const question = kept?.evidence.question ?? null
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['products', language], queryFn: () => api.products(language) })
  const offers = data?.products.filter((product) => product.id === 'kundli') ?? []
  const [selectedId, setSelectedId] = useState<string>('kundli')
  const selected = offers.find((offer) => offer.id === selectedId)

  return (
    <>
      <PageTitle>{t('products.title')}</PageTitle>
      <PageHeader />
      <main id="content" className={`wrap ${styles.main}`}>
        <div className={`night ${styles.cover}`} aria-hidden="true">
          <VisitorChart chart={kept?.evidence.chart ?? null} size={220} />
          <p>{kept?.user.fullName ?? ''}</p>
        </div>
        <div className={styles.choice}>
          <h1 tabIndex={-1}>{t('products.title')}</h1>
          <p className={styles.lead}>{t('products.lead')}</p>
          {error ? (
            <div className={styles.error} role="alert">
              <p>{t(errorMessageKey(error))}</p>
              <Button tone="outline" busy={isFetching} onClick={() => void refetch()}>
                {t('common.tryAgain')}
              </Button>
            </div>
          ) : null}
          {data === undefined && !error ? <div className={styles.skeleton} aria-busy="true" /> : null}
          {offers.length > 0 ? (
            <fieldset>
              <legend className="visually-hidden">{t('products.legend')}</legend>
              {offers.map((offer) => (
                <label key={offer.id} className={styles.offer}>
                  <input
                    type="radio"
                    name="product"
                    value={offer.id}
                    checked={offer.id === selectedId}
                    onChange={() => setSelectedId(offer.id)}
                  />
                  <span className={styles.mark} aria-hidden="true">
                    <CheckIcon size={16} />
                  </span>
                  <span className={styles.body}>
                    <span className={styles.name}>{offer.name}</span>
                    <span className={styles.description}>{offer.description}</span>
                    <ul>
                      {offer.includes.map((line) => (
                        <li key={line}>
                          <CheckIcon size={18} />
                          {line}
                        </li>
                      ))}
                    </ul>
                    <PriceLine t={t} language={language} product={offer} />
                    {offer.demo && offer.originalPrice !== null ? <span className={styles.note}>{t('products.demo')}</span> : null}
                    <span className={styles.note}>{t('products.once')}</span>
                    {offer.reportLanguages.includes(language) ? null : (
                      <span className={styles.language}>{t('products.englishFirst', { language: LANGUAGE_NAMES[language] })}</span>
                    )}
                  </span>
                </label>
              ))}
            </fieldset>
          ) : null}
          {question === null || kept?.user.hasPurchased === true ? null : <AnswersFirst read={question} />}
          <div className={pageStyles.reach}>
            <Button
              tone="accent"
              wide
              disabled={selected === undefined}
              onClick={() => {
                if (selected === undefined) return
                visitorStore.set('selectedProduct', selected)
                navigate('/payment')
              }}
            >
              {t('products.continue')}
            </Button>
          </div>
        </div>
      </main>
      <Footer />
    </>
  )
}
