import { PreferenceRows } from '#web/features/matching/preference/PreferenceRows.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'

export function RecommendationsSection() {
  const t = useWords('network')
  return (
    <SettingsCard title={t('wishes.title')}>
      <PreferenceRows />
    </SettingsCard>
  )
}
