import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ContactType } from '#contract/communities/community.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactField } from '#web/participant/ContactField.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { contactValue, withContact } from './draft.ts'
import { NeededContacts } from './NeededContacts.tsx'
import classes from './Steps.module.css'
import type { StepProps } from './stepProps.ts'
import { contactsOf, isGiven, requirementOf } from './steps.ts'

type Props = StepProps & { step: 'contacts' | 'networks' }

/** Email and phone, or networks: those of the community first, the others on request. */
export function ContactsStep({ step, values, problems, onChange, onEdit }: Props) {
  const t = useWords('onboarding')
  const community = useCommunity()
  const { contacts } = values
  const types = contactsOf(step, community)
  const requirement = requirementOf(step, community, contacts)
  const [first] = useState(() => {
    const isFirst = (type: ContactType) =>
      community.shownContacts.includes(type) || requirement?.types.includes(type) || isGiven(contacts, type)
    return types.filter(isFirst)
  })
  const [hasMore, setMore] = useState(step === 'contacts' || first.length === 0)
  const shown = hasMore ? types : types.filter(type => first.includes(type))
  const isNeeded = (type: ContactType) =>
    requirement !== null && requirement.count === requirement.types.length && requirement.types.includes(type)
  return (
    <>
      {requirement && <NeededContacts requirement={requirement} />}
      <div className={classes.pairs} data-single={step === 'contacts' || undefined}>
        {shown.map(type => (
          <ContactField
            key={type}
            type={type}
            value={contactValue(contacts, type)}
            isRequired={isNeeded(type)}
            problem={problems[`contacts.${type}`]}
            onChange={value => {
              onEdit([`contacts.${type}`])
              onChange({ contacts: withContact(contacts, type, value) })
            }}
          />
        ))}
      </div>
      {shown.length < types.length && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          leftSection={<Icon of={Plus} />}
          onClick={() => setMore(true)}
        >
          {t('networks.more')}
        </Button>
      )}
    </>
  )
}
