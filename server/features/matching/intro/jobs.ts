import { loginPath } from '#contract/auth/login-link.ts'
import type { Matcher } from '#server/features/matching/matcher/matcher.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import { findPeople, findPromises } from '#server/features/matching/standing/store.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import { contactLabels, shownContacts } from '#server/features/participants/profile/rules.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { deliverIntro } from './delivery.ts'
import { findIntro, listContacts, lockIntro, saveRate } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'intro.tell of decline': { introId: string }
    'intro.rate': { introId: string }
  }
}

/** Queued for the moment from which the decline can no longer be undone. */
const tellOfDecline = job('intro.tell of decline', ({ introId }, scope) => tellAnswer(scope, introId))

/**
 * Computes the rate of two who were never recommended to each other, so that the receiver is told how well they fit, and delivers the
 * intro. Without a rate it is delivered as well.
 */
const rate = (matcher: Matcher) =>
  job(
    'intro.rate',
    async ({ introId }, scope) => {
      const intro = await scope.inOwnScope(({ db }) => findIntro(db, introId))
      if (!intro) return
      const found = await matcher.rate(scope, intro.toId, intro.fromId).catch(error => {
        scope.log.warn({ err: error }, 'the rate of an intro could not be computed')
        return null
      })
      await scope.inOwnScope(async inner => {
        if (found && intro.matchingResultId) await saveRate(inner.db, intro.matchingResultId, found.rate)
        await deliverIntro(inner, introId)
      })
    },
    { holdsTransaction: false },
  )

export const introJobs = (matcher: Matcher): Job[] => [tellOfDecline, rate(matcher)]

/**
 * Notifies the sender of the answer; after an acceptance with the contacts that the receiver shows. The row is locked, so
 * that a decline cannot be undone meanwhile; one that was undone is not told.
 */
export async function tellAnswer(scope: Scope, introId: string): Promise<void> {
  const { db, community } = scope
  const intro = await lockIntro(db, introId)
  if (intro?.status !== 'ACCEPTED' && intro?.status !== 'DECLINED') return
  const receiver = (await findPeople(db, intro.fromId, [intro.toId])).get(intro.toId)
  if (!receiver) return
  const isAccepted = intro.status === 'ACCEPTED'
  const [owner] = isAccepted ? await listContacts(db, intro.fromId, [intro.toId]) : []
  const { theirs } = await findPromises(db, intro.fromId, intro.toId, { isConnected: isAccepted })
  const { answeredLetter } = await import('./letters.tsx')
  await notify(
    scope,
    {
      participantId: intro.fromId,
      kind: isAccepted ? 'intro.accepted' : 'intro.declined',
      actorId: intro.toId,
      about: [intro.toId],
      data: { introId },
      onceKey: `intro answer ${introId}`,
    },
    {
      letter: to => {
        const shown = owner ? shownContacts(owner, true) : []
        const contacts = shown.map(({ type, value }) => `${contactLabels[type][to.lang]} ${value}`)
        return answeredLetter(community, to, {
          receiver,
          isAccepted,
          message: intro.answer,
          contacts,
          promise: theirs,
          now: scope.now,
        })
      },
      text: ({ lang }) =>
        letterWords(lang)(isAccepted ? 'introAccepted.text' : 'introDeclined.text', {
          receiver: nameOf(receiver),
          message: intro.answer,
          url: new URL(loginPath('/contacts', 'contacts'), community.communityUrl).href,
        }),
    },
  )
}
