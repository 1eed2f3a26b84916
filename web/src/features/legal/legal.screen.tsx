import { useTranslate } from '../../shared/language/language-context.tsx'
import { LanguageSwitcher } from '../../shared/language/language-switcher.tsx'
import { CONTACT_EMAIL, GRIEVANCE_CONTACT, SELLER_ADDRESS, SELLER_NAME } from '../../shared/lib/site.ts'
import { Footer } from '../../shared/ui/footer.tsx'
import { PageHeader, PageTitle } from '../../shared/ui/page.tsx'
import styles from './legal.module.css'

const SECTIONS = { privacy: [1, 2, 3, 4, 5, 6, 7], terms: [1, 2, 3, 4, 5, 6] } as const

/** Privacy policy and terms of use, in the language of the visitor (the `-hindi` routes fix Hindi). */
export function LegalScreen({ document }: { document: keyof typeof SECTIONS }) {
  const t = useTranslate('legal')
  return (
    <>
      <PageTitle>{t(`common.${document}`)}</PageTitle>
      <PageHeader />
      <main id="content" className={`wrap ${styles.main}`}>
        <div className={styles.languages}>
          <LanguageSwitcher />
        </div>
        <h1 tabIndex={-1}>{t(`common.${document}`)}</h1>
        <p className={styles.effective}>{t(document === 'terms' ? 'legal.terms.version' : 'legal.effective')}</p>
        {SECTIONS[document].map((section) => (
          <section key={section}>
            <h2>{t(`legal.${document}.${section}.title`)}</h2>
            <p>{t(`legal.${document}.${section}.text`)}</p>
          </section>
        ))}
        <section>
          <h2>{t('legal.contact.title')}</h2>
          <p>{t('legal.contact.seller', { name: SELLER_NAME, address: SELLER_ADDRESS })}</p>
          <p>{t('legal.contact.text', { email: CONTACT_EMAIL })}</p>
          <p>{t('legal.contact.grievance', { contact: GRIEVANCE_CONTACT })}</p>
        </section>
      </main>
      <Footer />
    </>
  )
}
