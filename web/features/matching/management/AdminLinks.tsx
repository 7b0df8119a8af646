import { Eye, Scale, SlidersHorizontal } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Link from the admin area to the matching rules. */
export function RulesLink() {
  const t = useWords('network')
  return (
    <ScreenLink
      to="/admin/options/matching"
      icon={SlidersHorizontal}
      title={t('rules.title')}
      text={t('places.rulesText')}
    />
  )
}

export function ScoreMatchLink() {
  const t = useWords('network')
  return <ScreenLink to="/score-match" icon={Scale} title={t('scoreMatch.title')} text={t('places.scoreText')} />
}

export function RunPreviewLink() {
  const t = useWords('network')
  return (
    <ScreenLink
      to="/admin/options/run-preview"
      icon={Eye}
      title={t('places.previewTitle')}
      text={t('places.previewText')}
    />
  )
}
