import { useWords } from '#web/lib/words/words.ts'
import classes from './Pill.module.css'
import { Pill, type PillTone } from './Pill.tsx'

export type Status = 'CONFIRMED' | 'PENDING' | 'REJECTED' | 'CANCELLED' | 'ONLINE'

const tones: Record<Status, PillTone> = {
  CONFIRMED: 'success',
  PENDING: 'warning',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  ONLINE: 'info',
}

export function StatusBadge({ status }: { status: Status }) {
  const t = useWords('ui')
  return (
    <Pill tone={tones[status]} icon={<span className={classes.dot} />}>
      {t(`status.${status}`)}
    </Pill>
  )
}
