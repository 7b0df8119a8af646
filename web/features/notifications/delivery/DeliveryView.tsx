import { useWords } from '#web/lib/words/words.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { FailedDeliveries } from './FailedDeliveries.tsx'
import { FailedLetters } from './FailedLetters.tsx'

/** Letters and messages that did not arrive. */
export function DeliveryView() {
  const t = useWords('channels')
  return (
    <>
      <PageHeader title={t('delivery.title')} text={t('delivery.text')} />
      <FailedLetters />
      <FailedDeliveries />
    </>
  )
}
