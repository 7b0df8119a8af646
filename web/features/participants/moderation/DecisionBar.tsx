import { ActionIcon, Button } from '@mantine/core'
import { X } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './DecisionBar.module.css'

type Props = { count: number; total: number; onConfirm: () => void; onReject: () => void; onClear: () => void }

/** What can be done with the selected people; its buttons name how many they are. */
export function DecisionBar({ count, total, onConfirm, onReject, onClear }: Props) {
  const t = useWords('moderation')
  return (
    <div className={classes.root} role="toolbar" aria-label={t('selected', { count, total })}>
      <span className={classes.count} role="status">
        {t('selected', { count, total })}
      </span>
      <Button size="xs" onClick={onConfirm}>
        {t('confirmSelected', { count })}
      </Button>
      <Button size="xs" variant="danger" onClick={onReject}>
        {t('rejectSelected', { count })}
      </Button>
      <ActionIcon variant="subtle" size={34} className={classes.clear ?? ''} aria-label={t('clear')} onClick={onClear}>
        <Icon of={X} />
      </ActionIcon>
    </div>
  )
}
