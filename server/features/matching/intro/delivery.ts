import { loginPath } from '#contract/auth/login-link.ts'
import { refundIntro } from '#server/features/matching/credits/actions.ts'
import { findRelevances } from '#server/features/matching/recommendation/recommendation.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import { findPeople, findPromises } from '#server/features/matching/standing/store.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { cancelMeeting, findIntro, saveAnswer } from './store.ts'

/** Notifies the receiver. If that is no longer possible, the intro is cancelled and the sender refunded. */
export async function deliverIntro(scope: Scope, introId: string): Promise<void> {
  const { db, community } = scope
  const intro = await findIntro(db, introId)
  if (intro?.status !== 'SENT') return
  const sender = (await findPeople(db, intro.toId, [intro.fromId])).get(intro.fromId)
  const promises = await findPromises(db, intro.toId, intro.fromId, { isConnected: false })
  const { introLetter } = await import('./letters.tsx')
  const isTold =
    sender !== undefined &&
    (await notify(
      scope,
      {
        participantId: intro.toId,
        kind: 'intro.received',
        actorId: intro.fromId,
        about: [intro.fromId],
        data: { introId },
        onceKey: `intro ${introId}`,
      },
      {
        letter: async to => {
          const relevances = await findRelevances(db, intro.toId, [intro.fromId], to.lang, { now: scope.now })
          const { relevanceLevel = null, reason = null } = relevances.get(intro.fromId) ?? {}
          const told = { sender, message: intro.introMessage, relevanceLevel, reason, promises }
          return introLetter(community, to, { ...told, now: scope.now })
        },
        text: ({ lang }) =>
          letterWords(lang)('intro.text', {
            sender: nameOf(sender),
            message: intro.introMessage,
            url: new URL(loginPath(`/my_communities?introFor=${sender.id}`, 'intro'), community.communityUrl).href,
          }),
        buttons: ({ lang }) => [
          { label: letterWords(lang)('messengers.bot.accept'), press: 'intro.accept', id: introId },
          { label: letterWords(lang)('messengers.bot.decline'), press: 'intro.decline', id: introId },
        ],
      },
    ))
  if (isTold) return
  await saveAnswer(db, introId, { status: 'UNDELIVERED', answer: '', at: scope.now })
  await cancelMeeting(db, intro.fromId, intro.toId)
  await refundIntro(scope, introId)
}
