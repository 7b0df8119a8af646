import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'

type Props = {
  isOpen: boolean
  isEditing: boolean
  isKept: boolean
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}

/** Asks before a form with unsaved changes is left. */
export function LeaveSheet({ isOpen, isEditing, isKept, onStay, onLeave, onDiscard }: Props) {
  const t = useWords('eventForm')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onStay}
      title={t(isEditing ? 'leave.editTitle' : 'leave.title')}
      text={t(isKept ? 'leave.kept' : 'leave.notKept')}
      actions={
        <>
          {isKept && (
            <Button variant="danger" onClick={onDiscard}>
              {t('leave.discard')}
            </Button>
          )}
          <Button variant={isKept ? 'default' : 'danger'} onClick={onLeave}>
            {t('leave.go')}
          </Button>
          <Button onClick={onStay} data-autofocus>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  )
}
