import '../event/news.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { owePaid } from './store.ts'

/** Those who paid for an event that does not take place get the money back. */
const oweRefunds = listener('owe refunds', 'event.cancelled', ({ eventId }, { db, now }) => owePaid(db, eventId, now))

export const paymentListeners: Listener[] = [oweRefunds]
