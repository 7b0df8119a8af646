import { useWords } from '#web/lib/words/words.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { FailedDeliveries } from './FailedDeliveries.tsx'
import { FailedLetters } from './FailedLetters.tsx'

/** Letters and messages that did not arrive. */
export function DeliveryView() {
  const t = useWords('channels')
  return (
    <div className={settings.root}>
      <PageHeader title={t('delivery.title')} text={t('delivery.text')} />
      <FailedLetters />
      <FailedDeliveries />
    </div>
  )
}
