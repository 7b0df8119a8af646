import { MailWarning } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'

/** Link from the admin area to what did not arrive. */
export function DeliveryLink() {
  const t = useWords('channels')
  return (
    <ScreenLink to="/admin/options/delivery" icon={MailWarning} title={t('delivery.title')} text={t('delivery.link')} />
  )
}
