import { useQueryClient } from '@tanstack/react-query'
import type { ParticipationStatus } from '#contract/events/event-fields.ts'
import type { ReportRow } from '#contract/events/event-report.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refreshManaged } from './queries.ts'

export const nameOf = ({ person }: Pick<ReportRow, 'person'>): string => `${person.firstName} ${person.lastName}`.trim()

export type SettablePayment = 'UNPAID' | 'PAID' | 'REFUNDED'

/** Sets status or payment of one person; says why it was refused. */
export function useStatusChange(eventId: string) {
  const t = useWords('eventReport')
  const queryClient = useQueryClient()

  async function change(row: ReportRow, label: string, call: (idempotencyKey: string) => Promise<unknown>) {
    const key = newIdempotencyKey()
    const run = async (): Promise<void> => {
      try {
        await call(key)
        showToast({ type: 'success', title: t('changed', { name: nameOf(row), status: label }) })
        void refreshManaged(queryClient, eventId)
      } catch (error) {
        const isRefused = error instanceof CallFailure && !error.isUnavailable && error.status < 500
        const title = isRefused ? error.message : t('notChanged')
        showToast({ type: 'error', title, action: { label: t('retry'), run: () => void run() } })
      }
    }
    await run()
  }

  const setStatus = (row: ReportRow, status: ParticipationStatus) =>
    change(row, t(`status.${status}`), idempotencyKey =>
      api.participation.setStatus({ id: eventId, pid: row.participantId, status }, { idempotencyKey }),
    )
  const setPayment = (row: ReportRow, status: SettablePayment) =>
    change(row, t(`payment.${status}`), idempotencyKey =>
      api.payment.setStatus({ id: eventId, pid: row.participantId, status }, { idempotencyKey }),
    )
  return { setStatus, setPayment }
}
