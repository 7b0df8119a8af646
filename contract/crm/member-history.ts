import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, paging } from '../shapes.ts'

export const historyKinds = ['joined', 'introSent', 'introReceived', 'event', 'letter', 'change'] as const

/** What managers may know of a member's past. Intros are without their text. */
export const historyEntry = z.strictObject({
  id,
  at: instant,
  kind: z.enum(historyKinds),
  /** The other person of an intro, who invited the member, or the manager of a change. */
  person: z.string().nullable(),
  /** Title of an event, category of a letter, or kind of a change. */
  subject: z.string(),
  /** Of an intro: SENT, ACCEPTED, DECLINED or UNDELIVERED. Of an event: the participation's, or ATTENDED. Of a letter: as delivered. */
  status: z.string(),
  /** When an intro was answered. */
  answeredAt: instant.nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const memberHistoryApi = {
  list: endpoint({
    call: 'GET /api/admin/participants/:participantId/history',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary:
      'List what managers may know of a member: joining, intros, events, letters by kind, changes by managers; newest first.',
    input: { participantId: id, ...paging },
    reply: list(historyEntry),
  }),
}
