import { loginPath } from '#contract/auth/login-link.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    /** `after`: the last participation that was written to. */
    'eventMessage.letters': { messageId: string; after: string | null }
  }
}

const lettersAtOnce = 50

export const queueLetters = (scope: Scope, messageId: string, after: string | null): Promise<void> =>
  scope.queue('eventMessage.letters', { messageId, after }, { key: `event message ${messageId} ${after ?? ''}` })

/**
 * Writes a batch of letters and queues the next. Letters, progress and next batch are one transaction, and each letter has its
 * once-only key, so that a batch that runs again after a crash writes to nobody twice.
 */
const lettersJob = job('eventMessage.letters', async ({ messageId, after }, scope) => {
  const message = await store.findSending(scope.db, messageId)
  if (!message) return
  const batch = await store.listNext(scope.db, message, { after, count: lettersAtOnce })
  let reached = 0
  // In the order in which everybody locks the lists of several readers.
  for (const recipient of batch.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)))
    if (await write(scope, message, recipient)) reached++
  const last = batch.at(-1)
  const isDone = batch.length < lettersAtOnce
  await store.addReached(scope.db, messageId, reached, isDone ? scope.now : null)
  if (last && !isDone) await queueLetters(scope, messageId, last.participationId)
})

export const eventMessageJobs: Job[] = [lettersJob]

async function write(scope: Scope, message: store.Sending, recipient: store.Reached): Promise<boolean> {
  const { community, now } = scope
  const { messageLetter } = await import('./letters.tsx')
  const { participantId, audience } = recipient
  return notify(
    scope,
    {
      participantId,
      kind: 'event.message',
      ...(message.authorId ? { actorId: message.authorId } : {}),
      about: [],
      data: { eventId: message.eventId, messageId: message.id },
      onceKey: `event message ${message.id} ${participantId}`,
      isUnlisted: message.authorId === participantId,
    },
    {
      letter: to => messageLetter(community, to, { message, audience, now }),
      text: ({ lang }) =>
        letterWords(lang)('eventMessage.text', {
          subject: message.subject,
          message: message.text,
          event: message.titles[lang] ?? message.title,
          url: new URL(loginPath(`/event/${message.slug}`, 'event'), community.communityUrl).href,
        }),
    },
  )
}
