import { TextInput } from '@mantine/core'
import { limits } from '#contract/limits.ts'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { ProfileHead } from '#web/features/participants/participant/ProfileHead.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import classes from './BlockForm.module.css'
import { EditableBlock } from './EditableBlock.tsx'

const names = ['firstName', 'lastName'] as const
const work = ['position', 'company'] as const
const complete = {
  firstName: 'given-name',
  lastName: 'family-name',
  position: 'organization-title',
  company: 'organization',
}

export function NameBlock({ profile }: { profile: OwnProfile }) {
  const t = useWords('participants')
  const { firstName, lastName, position, company, moderationStatus } = profile
  return (
    <EditableBlock
      part="name"
      isTitleHidden
      values={{ firstName, lastName, position, company }}
      required={['firstName', 'lastName']}
      fields={({ draft, set, problems }) =>
        [names, work].map(row => (
          <div key={row[0]} className={classes.pair}>
            {row.map(field => (
              <TextInput
                key={field}
                name={field}
                label={t(`fields.${field}`)}
                withAsterisk={row === names}
                autoComplete={complete[field]}
                maxLength={row === names ? limits.name.max : limits.title.max}
                value={draft[field]}
                error={problems[field]}
                onChange={event => set({ [field]: event.currentTarget.value })}
              />
            ))}
          </div>
        ))
      }
    >
      <ProfileHead
        person={profile}
        level={2}
        badge={moderationStatus !== 'CONFIRMED' && <StatusBadge status={moderationStatus} />}
      />
    </EditableBlock>
  )
}
