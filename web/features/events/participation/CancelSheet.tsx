import { Button } from '@mantine/core'
import type { Event } from '#contract/events/event.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'

type Props = { event: Event; isOpen: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before a place is given up, and says what that means for this very participation. */
export function CancelSheet({ event, isOpen, onClose, onConfirm }: Props) {
  const t = useWords('event')
  const text = () => {
    if (event.mine.payment === 'PAID') return t('sure.textPaid')
    if (event.mine.state === 'waiting') return t('sure.textWaitlist')
    if (event.mine.state === 'approval') return t('sure.textPending')
    return t(event.approvalRequired ? 'sure.textApproval' : 'sure.text')
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('sure.title')}
      text={text()}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('sure.no')}
          </Button>
          <Button onClick={onConfirm}>{t('sure.yes')}</Button>
        </>
      }
    />
  )
}
