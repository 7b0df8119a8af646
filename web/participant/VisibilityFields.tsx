import { type ProfileVisibility, profileVisibilities } from '#contract/participants/profile-visibility.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Text } from '#web/ui/Text.tsx'

type Props = { value: ProfileVisibility; isLegendHidden?: boolean; onChange: (value: ProfileVisibility) => void }

/** Who sees the own profile. */
export function VisibilityFields({ value, isLegendHidden = false, onChange }: Props) {
  const t = useWords('onboarding')
  return (
    <RadioCards
      legend={t('visibility.legend')}
      isLegendHidden={isLegendHidden}
      choices={profileVisibilities.map(each => ({
        value: each,
        title: t(`visibility.${each}`),
        text: t(`visibility.${each}Text`),
      }))}
      value={value}
      onChange={onChange}
    >
      <Text size="small" tone="quiet">
        {t('visibility.note')}
      </Text>
    </RadioCards>
  )
}
