import { ChartColumn } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Link from the admin area to the dashboard. */
export function DashboardLink() {
  const t = useWords('analytics')
  return <ScreenLink to="/dashboard" icon={ChartColumn} title={t('title')} text={t('placeText')} />
}
