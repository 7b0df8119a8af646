import { useWords } from '#web/lib/words/words.ts'
import classes from './Chip.module.css'
import { Chip, type ChipTone } from './Chip.tsx'

export type Status = 'CONFIRMED' | 'PENDING' | 'REJECTED' | 'CANCELLED' | 'ONLINE'

const tones: Record<Status, ChipTone> = {
  CONFIRMED: 'success',
  PENDING: 'warning',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  ONLINE: 'info',
}

export function StatusBadge({ status }: { status: Status }) {
  const t = useWords('ui')
  return (
    <Chip tone={tones[status]} icon={<span className={classes.dot} />}>
      {t(`status.${status}`)}
    </Chip>
  )
}
