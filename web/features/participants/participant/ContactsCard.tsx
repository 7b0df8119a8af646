import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { currentPath } from '#web/lib/browser/navigation.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactRow } from '#web/participant/ContactRow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ContactsCard.module.css'
import { RailCard } from './RailCard.tsx'
import { ReachButton } from './ReachButton.tsx'

export function ContactsCard({ person }: { person: SeenProfile }) {
  const t = useWords('participants')
  return (
    <RailCard title={t('person.contacts')}>
      {person.contacts.length > 0 && (
        <ul className={classes.list}>
          {person.contacts.map(({ type, value, url }) => (
            <ContactRow key={type} type={type} value={value} url={url} />
          ))}
        </ul>
      )}
      <Reason person={person} />
    </RailCard>
  )
}

/** Why contacts are missing, with one action. */
function Reason({ person }: { person: SeenProfile }) {
  const t = useWords('participants')
  const [loginPath] = useState(() => `/login?backTo=${encodeURIComponent(currentPath())}`)
  const { user } = useSession()
  const name = person.firstName
  switch (person.contactsState) {
    case 'signIn':
      // A signed-in but unconfirmed user sees no more than a visitor, and need not log in.
      if (user) return <Locked text={t('person.notYet')} />
      return (
        <Locked text={t('person.signIn')}>
          <LinkButton to={loginPath}>{t('person.logIn')}</LinkButton>
        </Locked>
      )
    case 'fillOwn':
      return (
        <Locked text={t('person.fillOwn')}>
          <LinkButton to="/profile">{t('person.fillOwnLink')}</LinkButton>
        </Locked>
      )
    case 'connections':
      return <Locked text={t('person.afterIntro')} />
    case 'hidden':
      return (
        <Locked text={t('person.hidden', { name })}>
          <ReachButton person={person} />
        </Locked>
      )
    case 'open':
      if (person.hasHiddenContacts)
        return (
          <Locked text={t('person.someHidden')}>
            <ReachButton person={person} />
          </Locked>
        )
      return person.contacts.length === 0 ? <Text tone="quiet">{t('person.noContacts')}</Text> : null
  }
}

function Locked({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={classes.locked}>
      <Text tone="soft" className={classes.reason}>
        <Icon of={Lock} size={15} />
        <span>{text}</span>
      </Text>
      {children}
    </div>
  )
}
