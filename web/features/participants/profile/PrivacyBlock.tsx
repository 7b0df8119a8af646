import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import { EditableBlock } from './EditableBlock.tsx'
import classes from './Facts.module.css'
import { PrivacyFields } from './PrivacyFields.tsx'
import { privacyInput } from './privacy.ts'

export function PrivacyBlock({ profile }: { profile: OwnProfile }) {
  const t = useWords('participants')
  const joining = useWords('onboarding')
  const { privacy, hiddenContacts, contacts } = profile
  const given = contacts.map(({ type }) => type)
  const hidden = hiddenContacts.map(type => joining(`types.${type}`)).join(', ')
  return (
    <EditableBlock
      part="privacy"
      isCard
      values={{ privacy, hiddenContacts }}
      toInput={draft => privacyInput(draft, given)}
      fields={({ draft, set }) => <PrivacyFields value={draft} given={given} onChange={set} />}
    >
      <Text weight="medium">{t(`privacy.${privacy}`)}</Text>
      <Text size="small" tone="soft" className={classes.text}>
        {privacy === 'CUSTOM' && hidden ? t('privacy.hides', { names: hidden }) : t(`privacy.${privacy}Text`)}
      </Text>
    </EditableBlock>
  )
}
