import './news.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { findPeople } from '../standing/store.ts'
import { findAnswer } from './store.ts'

/** Sends the asker the answer with the author's profile card, unless the author is hidden. */
const tellAsker = listener('tell asker of answer', 'request.answered', async ({ answerId }, scope) => {
  const told = await findAnswer(scope.db, answerId)
  const author = told && (await findPeople(scope.db, told.askerId, [told.authorId])).get(told.authorId)
  if (!author) return
  const { answerLetter, answerText } = await import('./letters.tsx')
  await notify(
    scope,
    {
      participantId: told.askerId,
      kind: 'request.answered',
      actorId: author.id,
      about: [author.id],
      data: { requestId: told.requestId, answerId },
      groupKey: `request.answered ${told.requestId}`,
      onceKey: `request.answered ${answerId}`,
    },
    {
      letter: to => answerLetter(scope.community, to, { ...told, author }, scope.now),
      text: to => answerText(scope.community, to, { ...told, author }),
    },
  )
})

export const requestListeners: Listener[] = [tellAsker]
