import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { VisibilityFields } from '#web/participant/VisibilityFields.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EditableBlock } from './EditableBlock.tsx'
import classes from './Facts.module.css'

export function VisibilityBlock({ profile: { profileVisibility } }: { profile: OwnProfile }) {
  const t = useWords('onboarding')
  return (
    <EditableBlock
      part="visibility"
      isCard
      values={{ profileVisibility }}
      fields={({ draft, set }) => (
        <VisibilityFields
          isLegendHidden
          value={draft.profileVisibility}
          onChange={chosen => set({ profileVisibility: chosen })}
        />
      )}
    >
      <Text weight="medium">{t(`visibility.${profileVisibility}`)}</Text>
      <Text size="small" tone="soft" className={classes.text}>
        {t(`visibility.${profileVisibility}Text`)}
      </Text>
    </EditableBlock>
  )
}
