import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'

type Props = { guard: { isAsked: boolean; stay: () => void; leave: () => void } }

/** Asks before unsaved changes are lost. */
export function LeaveSheet({ guard }: Props) {
  const t = useWords('communitySetting')
  const ui = useWords('ui')
  return (
    <Sheet
      isOpen={guard.isAsked}
      onClose={guard.stay}
      title={t('unsaved')}
      actions={
        <>
          <Button variant="subtle" onClick={guard.stay}>
            {ui('cancel')}
          </Button>
          <Button variant="danger" onClick={guard.leave}>
            {t('discard')}
          </Button>
        </>
      }
    />
  )
}
