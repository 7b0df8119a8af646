import type { FileReply } from '#contract/endpoint.ts'
import type { CalendarFeeds, calendarApi } from '#contract/events/calendar.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { type CalendarFile, renderCalendar } from '#server/platform/mail/calendar-file.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { canManageEvent } from '../event/access.ts'
import { openEvent } from '../event/event-view.ts'
import { findParticipation } from '../participation/store.ts'
import { calendarEntry } from './calendar-entry.ts'
import { feedToken, isFeedToken, readFeedToken } from './calendar-token.ts'
import * as store from './store.ts'

type Api = typeof calendarApi

const month = 30 * 86_400_000
const monthsKept = 6

const reply = (file: CalendarFile, rest: Pick<FileReply, 'cache' | 'fileName'>): FileReply => ({
  type: `text/calendar; charset=utf-8; method=${file.method}`,
  body: renderCalendar(file),
  isIndexed: false,
  ...rest,
})

export const get: Action<Api['get']> = async ({ id }, ctx) => {
  const { actor, db, community, lang, now } = ctx
  const event = await openEvent(ctx, id)
  const own = actor?.participantId ? await findParticipation(db, event.id, actor.participantId) : null
  const isInside = own?.status === 'CONFIRMED' || canManageEvent(actor, event)
  const entry = calendarEntry(event, community, { lang, isInside }, now)
  ensure(entry, 'EVENT_WITHOUT_DATE')
  return reply({ method: 'PUBLISH', entries: [entry] }, { cache: 'never', fileName: `${event.slug}.ics` })
}

/** In the community's language, so that one copy serves everybody. */
export const getPublic: Action<Api['getPublic']> = async (_input, { db, community, now }) => {
  const { lang } = community
  const events = await store.listPublic(db, lang, now)
  const entries = events.flatMap(
    event => calendarEntry(event, community, { lang, isInside: false }, changedAt(event)) ?? [],
  )
  return reply({ method: 'PUBLISH', name: community.title[lang], entries }, { cache: 'short' })
}

export const getPersonal: Action<Api['getPersonal']> = async ({ token }, { db, community, config, now }) => {
  const participantId = readFeedToken(token)
  const reader = participantId ? await store.findFeedReader(db, participantId) : null
  const owner = reader && { ...reader, communityId: community.id }
  ensure(owner && isFeedToken(token, owner, config.SESSION_SECRET), 'CALENDAR_NOT_FOUND')
  const lang = owner.lang ?? community.lang
  const from = new Date(now.getTime() - monthsKept * month)
  const events = await store.listOwn(db, owner.participantId, { lang, from })
  const entries = events.flatMap(event => {
    const isInside = event.status === 'CONFIRMED'
    return calendarEntry(event, community, { lang, isInside, isTentative: !isInside }, changedAt(event)) ?? []
  })
  const name = letterWords(lang)('eventFacts.feed', { community: community.title[lang] })
  return reply({ method: 'PUBLISH', name, entries }, { cache: 'privateShort' })
}

/** A feed is the same as long as nothing has changed. */
const changedAt = ({ updatedAt }: { updatedAt: string }): Date => new Date(updatedAt)

export const getFeeds: Action<Api['getFeeds']> = async (_input, ctx) =>
  describeFeeds(ctx, await store.findGeneration(ctx.db, ctx.actor.participantId))

export const renewFeed: Action<Api['renewFeed']> = async (_input, ctx) => {
  const { db, community, actor, now } = ctx
  return describeFeeds(ctx, await store.raiseGeneration(db, community.id, actor.participantId, now))
}

function describeFeeds({ community, actor, config }: ParticipantContext, generation: number): CalendarFeeds {
  const owner = { communityId: community.id, participantId: actor.participantId, generation }
  const urlOf = (path: string) => new URL(path, community.communityUrl).href
  return {
    personalUrl: urlOf(`/api/calendar/personal/${feedToken(owner, config.SESSION_SECRET)}.ics`),
    publicUrl: urlOf('/api/calendar/public.ics'),
  }
}
