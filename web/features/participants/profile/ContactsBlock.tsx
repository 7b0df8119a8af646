import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactRow } from '#web/participant/ContactRow.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ContactFields } from './ContactFields.tsx'
import { EditableBlock } from './EditableBlock.tsx'
import classes from './Facts.module.css'
import { isHidden } from './privacy.ts'

export function ContactsBlock({ profile }: { profile: OwnProfile }) {
  const t = useWords('participants')
  const { contacts } = profile
  return (
    <EditableBlock
      part="contacts"
      isCard
      values={{ contacts }}
      fields={({ draft, set, problems }) => (
        <ContactFields
          contacts={draft.contacts}
          given={contacts.map(({ type }) => type)}
          problems={problems}
          onChange={next => set({ contacts: next })}
        />
      )}
    >
      {contacts.length > 0 ? (
        <ul className={classes.contacts}>
          {contacts.map(({ type, value }) => (
            <ContactRow
              key={type}
              type={type}
              value={value}
              isCopied={false}
              badge={isHidden(type, profile) && <Chip>{t('profile.hidden')}</Chip>}
            />
          ))}
        </ul>
      ) : (
        <Text tone="quiet">{t('profile.emptyContacts')}</Text>
      )}
    </EditableBlock>
  )
}
