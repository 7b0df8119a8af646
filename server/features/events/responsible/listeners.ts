import './news.ts'
import { loginPath } from '#contract/auth/login-link.ts'
import { noteUser, notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { type Exposed, findAdded, findExposed, type ToldOrganiser } from './store.ts'

/** Writes to a new organiser; also to one without a profile, who has no in-app notifications of a participant. */
const tellAdded = listener('tell new organiser', 'responsible.added', async ({ eventId, userId }, scope) => {
  const added = await findAdded(scope.db, eventId, userId)
  if (!added) return
  const { community } = scope
  const { addedLetter } = await import('./letters.tsx')
  // Once a day, however often the organisers add and remove them.
  const onceKey = `responsible ${eventId} ${userId} ${added.addedAt.slice(0, 10)}`
  const about = added.addedBy ? [added.addedBy] : []
  const by = added.addedBy ? { actorId: added.addedBy } : {}
  const isTold =
    added.participantId !== null &&
    (await notify(
      scope,
      { participantId: added.participantId, kind: 'responsible.added', ...by, about, data: { eventId }, onceKey },
      {
        letter: to => addedLetter(community, to, added, scope.now),
        text: ({ lang }) =>
          letterWords(lang)('responsibleAdded.text', {
            event: added.titles[lang] ?? added.title,
            url: new URL(loginPath(`/event/${eventId}/participants`, 'event'), community.communityUrl).href,
          }),
      },
    ))
  if (isTold) return
  await noteUser(scope, { userId, kind: 'responsible.added', ...by, data: { eventId }, onceKey })
  const lang = added.lang ?? community.lang
  const letter = await addedLetter(community, { lang, unsubscribeUrl: null }, added, scope.now)
  await scope.post({ kind: 'responsible.added', recipient: added.email, about, lang, ...letter, onceKey })
})

/** Tells the other organisers that a former one knows the secret; who removed them is told on the screen. */
const tellExposed = listener('tell exposed webhook', 'responsible.webhookExposed', async (news, scope) => {
  const exposed = await findExposed(scope.db, news.eventId, news.userId)
  if (!exposed) return
  for (const organiser of exposed.organisers)
    if (organiser.userId !== news.by) await tellOrganiser(scope, exposed, organiser)
})

async function tellOrganiser(scope: Scope, exposed: Exposed, { userId, participantId, ...to }: ToldOrganiser) {
  const { community, now } = scope
  const { eventId } = exposed
  const { exposedLetter, organisersPath } = await import('./letters.tsx')
  const about = exposed.removed ? [exposed.removed] : []
  const onceKey = `webhook exposed ${eventId} ${exposed.generation} ${userId}`
  const kind = 'responsible.webhookExposed' as const
  const isTold =
    participantId !== null &&
    (await notify(
      scope,
      { participantId, kind, about, data: { eventId }, onceKey },
      {
        letter: reader => exposedLetter(community, reader, exposed, now),
        text: ({ lang }) =>
          letterWords(lang)('webhookExposed.text', {
            event: exposed.titles[lang] ?? exposed.title,
            url: new URL(organisersPath(eventId), community.communityUrl).href,
          }),
      },
    ))
  if (isTold) return
  await noteUser(scope, { userId, kind, data: { eventId }, onceKey })
  const lang = to.lang ?? community.lang
  const letter = await exposedLetter(community, { lang, unsubscribeUrl: null }, exposed, now)
  await scope.post({ kind, recipient: to.email, about, lang, ...letter, onceKey })
}

export const responsibleListeners: Listener[] = [tellAdded, tellExposed]
