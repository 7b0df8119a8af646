import { WishRows } from '#web/features/matching/preference/WishRows.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'

export function RecommendationsSection() {
  const t = useWords('network')
  return (
    <SettingsCard title={t('wishes.title')}>
      <WishRows />
    </SettingsCard>
  )
}
