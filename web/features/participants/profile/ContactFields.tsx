import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ContactType } from '#contract/communities/community.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactField } from '#web/participant/ContactField.tsx'
import type { TypedContact } from '#web/participant/contactProblems.ts'
import type { Problems } from '#web/participant/useProfileValidation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { contactFields, contactValue, withContact } from './contactDraft.ts'
import classes from './Facts.module.css'

type Props = {
  contacts: TypedContact[]
  /** Contacts that the profile had when the form opened. */
  given: ContactType[]
  problems: Partial<Problems>
  onChange: (contacts: TypedContact[]) => void
}

export function ContactFields({ contacts, given, problems, onChange }: Props) {
  const t = useWords('participants')
  const joining = useWords('onboarding')
  const community = useCommunity()
  const [hasMore, setMore] = useState(false)
  const { first, more } = contactFields(community, given)
  const { requiredContacts, requiredContactsMin } = community
  const names = requiredContacts.map(type => joining(`types.${type}`)).join(', ')
  return (
    <>
      {requiredContactsMin > 0 && requiredContacts.length > 0 && (
        <Text size="small" tone="soft" className={classes.text}>
          {t('profile.required', { count: requiredContactsMin, names })}
        </Text>
      )}
      {problems.contacts && (
        <Text size="small" tone="danger">
          <span role="alert">{problems.contacts}</span>
        </Text>
      )}
      {[...first, ...(hasMore ? more : [])].map(type => (
        <ContactField
          key={type}
          type={type}
          value={contactValue(contacts, type)}
          problem={problems[`contacts.${type}`]}
          onChange={value => onChange(withContact(contacts, type, value))}
        />
      ))}
      {!hasMore && more.length > 0 && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.start ?? ''}
          leftSection={<Icon of={Plus} size={16} />}
          onClick={() => setMore(true)}
        >
          {t('profile.moreContacts')}
        </Button>
      )}
    </>
  )
}
