import { Scale, SlidersHorizontal } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { PlaceLink } from '#web/ui/PlaceLink.tsx'

/** Link from the admin area to the matching rules. */
export function RulesPlace() {
  const t = useWords('network')
  return (
    <PlaceLink
      to="/admin?part=matching"
      icon={SlidersHorizontal}
      title={t('rules.title')}
      text={t('places.rulesText')}
    />
  )
}

export function ScoreMatchPlace() {
  const t = useWords('network')
  return <PlaceLink to="/score-match" icon={Scale} title={t('scoreMatch.title')} text={t('places.scoreText')} />
}
