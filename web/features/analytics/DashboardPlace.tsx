import { ChartColumn } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { PlaceLink } from '#web/ui/PlaceLink.tsx'

/** Link from the admin area to the dashboard. */
export function DashboardPlace() {
  const t = useWords('analytics')
  return <PlaceLink to="/dashboard" icon={ChartColumn} title={t('title')} text={t('placeText')} />
}
