import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void }

export function UnsavedSheet({ isOpen, onStay, onLeave }: Props) {
  const t = useWords('participants')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onStay}
      title={t('leave.title')}
      text={t('leave.text')}
      actions={
        <>
          <Button variant="danger" onClick={onLeave}>
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
