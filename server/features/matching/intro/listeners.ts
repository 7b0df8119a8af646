import './news.ts'
import { listRates } from '#server/features/matching/recommendation/store.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { deliverIntro } from './delivery.ts'
import { tellAnswer } from './jobs.ts'
import { findIntro } from './store.ts'

/** Delivers at once where the pair has a rate; else a job computes it first, outside a transaction. */
const deliver = listener('deliver intro', 'intro.sent', async ({ introId }, scope) => {
  const intro = await findIntro(scope.db, introId)
  if (intro?.status !== 'SENT') return
  const rates = await listRates(scope.db, intro.toId, [intro.fromId])
  if (rates.has(intro.fromId)) await deliverIntro(scope, introId)
  else await scope.queue('intro.rate', { introId }, { key: `rate of intro ${introId}` })
})

/** Notifies the sender of an acceptance. */
const tellSender = listener('tell sender of answer', 'intro.answered', ({ introId }, scope) =>
  tellAnswer(scope, introId),
)

export const introListeners: Listener[] = [deliver, tellSender]
