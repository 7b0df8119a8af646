import type { ReportRow } from '#contract/events/event-report.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip, type ChipTone } from '#web/ui/Chip.tsx'
import type { MoveKind } from './moves.ts'
import classes from './ReportTable.module.css'

const tones: Record<ReportRow['status'] | 'WAITLIST', ChipTone> = {
  CONFIRMED: 'success',
  PENDING: 'warning',
  WAITLIST: 'info',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
}

/** Status of a row, with what it waits for. A planned move is shown as done. */
export function ReportStatus({ row, planned }: { row: ReportRow; planned: MoveKind | null }) {
  const t = useWords('eventReport')
  if (planned)
    return (
      <Chip tone={planned === 'approve' ? 'success' : 'danger'}>
        {t(planned === 'approve' ? 'willApprove' : 'willReject')}
      </Chip>
    )
  const status = row.isWaiting ? 'WAITLIST' : row.status
  const more = detailOf(row)
  return (
    <span className={classes.chips}>
      <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
      {more && <span className={classes.detail}>{t(more.key, more.values)}</span>}
    </span>
  )
}

type Detail = {
  key: 'offered' | 'place' | `waitsFor.${'questions' | 'approval' | 'payment'}`
  values?: Record<string, number>
}

/** The first step that is not done, in the order in which they are taken. */
function detailOf(row: ReportRow): Detail | null {
  if (row.isOffered) return { key: 'offered' }
  if (row.waitlistPlace !== null) return { key: 'place', values: { place: row.waitlistPlace } }
  if (row.status !== 'PENDING') return null
  const open = (['questions', 'approval', 'payment'] as const).find(step => row.steps[step] === false)
  return open ? { key: `waitsFor.${open}` } : null
}
