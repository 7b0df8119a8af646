import type { Intro } from '#contract/matching/intro.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactRow } from '#web/participant/ContactRow.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './IntroContacts.module.css'

/** Contacts after an accepted intro. */
export function IntroContacts({ contacts, name }: { contacts: Intro['contacts']; name: string }) {
  const t = useWords('network')
  if (contacts.length === 0) return <Text tone="quiet">{t('intro.noContacts', { name })}</Text>
  return (
    <ul className={classes.root} aria-label={t('intro.contacts', { name })}>
      {contacts.map(({ type, value, url }) => (
        <ContactRow key={type} type={type} value={value} url={url} />
      ))}
    </ul>
  )
}
