import type { Scope } from '#server/platform/http/context.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { listWorkspaces } from '../messenger/store.ts'
import { queueDelivery } from './jobs.ts'
import * as store from './store.ts'

/** A new event is told in the rooms of the community, unless it is for members only: who reads there is not known. */
const tellRooms = listener('tell rooms of event', 'event.created', async ({ eventId }, scope) => {
  const event = await store.findPublicEvent(scope.db, eventId)
  if (!event) return
  for (const { channel, roomId, problem } of await listWorkspaces(scope.db)) {
    if (!roomId || problem !== null) continue
    const id = scope.newId()
    const row = {
      communityId: scope.community.id,
      id,
      channel,
      text: textOf(scope, event),
      pictureFile: null,
      onceKey: `room ${channel} ${eventId}`,
    }
    if (await store.insertRoomText(scope.db, { ...row, kind: 'event.created', at: scope.now }))
      await queueDelivery(scope, { channel, participantId: null })
  }
})

function textOf({ community }: Scope, { title, slug, startsAt, timeZone }: store.PublicEvent): string {
  const { lang } = community
  const words = letterWords(lang)
  const names = {
    community: community.title[lang],
    title,
    url: new URL(`/event/${slug}`, community.communityUrl).href,
  }
  if (!startsAt) return words('messengers.newEventLater', names)
  const time = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  return words('messengers.newEvent', { ...names, when: time.format(new Date(startsAt)) })
}

export const deliveryListeners: Listener[] = [tellRooms]
