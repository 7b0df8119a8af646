import './news.ts'
import { refundIntro } from '#server/features/matching/credits/actions.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import { findPeople, findPromises } from '#server/features/matching/standing/store.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import { contactLabels, shownContacts } from '#server/features/participants/profile/rules.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { cancelMeeting, findIntro, listContacts, saveAnswer } from './store.ts'

/** Notifies the receiver. If that is no longer possible, the intro is cancelled and the sender refunded. */
const deliver = listener('deliver intro', 'intro.sent', async ({ introId }, scope) => {
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
        letter: to => introLetter(community, to, { sender, message: intro.introMessage, promises, now: scope.now }),
        text: ({ lang }) =>
          letterWords(lang)('intro.text', {
            sender: nameOf(sender),
            message: intro.introMessage,
            url: `${community.communityUrl}/my_communities?introFor=${sender.id}`,
          }),
      },
    ))
  if (isTold) return
  await saveAnswer(db, introId, { status: 'UNDELIVERED', answer: '', at: scope.now })
  await cancelMeeting(db, intro.fromId, intro.toId)
  await refundIntro(scope, introId)
})

/** Notifies the sender of the answer; after an acceptance with the contacts that the receiver shows. */
const tellSender = listener('tell sender of answer', 'intro.answered', async ({ introId }, scope) => {
  const { db, community } = scope
  const intro = await findIntro(db, introId)
  const receiver = intro && (await findPeople(db, intro.fromId, [intro.toId])).get(intro.toId)
  if (!intro || !receiver) return
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
          url: `${community.communityUrl}/contacts`,
        }),
    },
  )
})

export const introListeners: Listener[] = [deliver, tellSender]
