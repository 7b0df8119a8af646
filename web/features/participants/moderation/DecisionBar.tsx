import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { SelectionBar } from '#web/ui/SelectionBar.tsx'

type Props = { count: number; total: number; onConfirm: () => void; onReject: () => void; onClear: () => void }

/** What can be done with the selected people; its buttons name how many they are. */
export function DecisionBar({ count, total, onConfirm, onReject, onClear }: Props) {
  const t = useWords('moderation')
  return (
    <SelectionBar label={t('selected', { count, total })} clear={t('clear')} onClear={onClear}>
      <Button size="xs" onClick={onConfirm}>
        {t('confirmSelected', { count })}
      </Button>
      <Button size="xs" variant="danger" onClick={onReject}>
        {t('rejectSelected', { count })}
      </Button>
    </SelectionBar>
  )
}
