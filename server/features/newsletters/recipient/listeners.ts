import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { markUnsubscribed } from './store.ts'

export const recipientListeners: Listener[] = [
  listener('count unsubscribed', 'newsletter.unsubscribed', ({ newsletterId, participantId }, { db, now }) =>
    markUnsubscribed(db, newsletterId, participantId, now),
  ),
]
