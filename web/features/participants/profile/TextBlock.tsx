import { limits } from '#contract/limits.ts'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { ProfileText } from '#web/features/participants/participant/ProfilePart.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { TextField } from '#web/participant/TextField.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EditableBlock } from './EditableBlock.tsx'

type TextPart = 'about' | 'lookingFor' | 'canHelp' | 'goal'

const emptyWords = {
  about: 'emptyAbout',
  lookingFor: 'emptyLookingFor',
  canHelp: 'emptyCanHelp',
  goal: 'emptyGoal',
} as const

export function TextBlock({ profile, part }: { profile: OwnProfile; part: TextPart }) {
  const t = useWords('participants')
  const text = profile[part]
  return (
    <EditableBlock<Partial<Record<TextPart, string>>>
      part={part}
      values={{ [part]: text }}
      fields={({ draft, set, problems }) => (
        <TextField
          name={part}
          label={t(`fields.${part}`)}
          {...(part === 'canHelp' ? { hint: t('fields.canHelpHint') } : {})}
          max={limits[part].max}
          rows={part === 'about' ? 8 : 4}
          value={draft[part] ?? ''}
          problem={problems[part]}
          onChange={value => set({ [part]: value })}
        />
      )}
    >
      {text ? <ProfileText>{text}</ProfileText> : <Text tone="quiet">{t(`profile.${emptyWords[part]}`)}</Text>}
    </EditableBlock>
  )
}
