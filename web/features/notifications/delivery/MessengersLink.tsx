import { MessageCircle } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Link from the admin area to the messengers of the community. */
export function MessengersLink() {
  const t = useWords('channels')
  return (
    <ScreenLink
      to="/admin/options/messengers"
      icon={MessageCircle}
      title={t('admin.title')}
      text={t('admin.linkText')}
    />
  )
}
