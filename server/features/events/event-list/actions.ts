import type { ListedEvent } from '#contract/events/event.ts'
import { eventLimits } from '#contract/events/event-fields.ts'
import type { eventListApi } from '#contract/events/event-list.ts'
import { namesOfCity } from '#server/features/participants/city/rules.ts'
import { wordsOf } from '#server/features/participants/directory/rules.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import type { Action, ParticipantContext, VisitorContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { isMember, runsEvents } from '../event/access.ts'
import { describeEvents } from '../event/event-view.ts'
import type { StoredEvent } from '../event/store.ts'
import type { Filters, ListReader } from './store.ts'
import * as store from './store.ts'

type Api = typeof eventListApi

const pageSize = 20
const monthAtMost = 500
const citiesOf = 1000
const foundAtOnce = 8

export const upcoming: Action<Api['upcoming']> = (input, ctx) => listByTime(input, ctx, false)

export const past: Action<Api['past']> = (input, ctx) => listByTime(input, ctx, true)

export const month: Action<Api['month']> = async ({ month: asked, ...input }, ctx) => {
  ensureHere(ctx, input)
  const first = `${asked}-01`
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  const reader = readerOf(ctx)
  const found = await store.listDays(ctx.db, reader, filtersOf(input), { first, last, count: monthAtMost })
  const statuses = await statusesOf(ctx, found)
  return { month: asked, events: found.map(event => ({ ...event, status: statuses(event.id).status })) }
}

export const mine: Action<Api['mine']> = async ({ tab, ...paging }, ctx) => {
  const page = pageOf({ size: pageSize, ...paging })
  const reader = participantOf(ctx)
  const found = await store.listMine(ctx.db, reader, { tab, now: ctx.now, page })
  const { items, next } = cutPage(found, page, placeOf)
  return { items: await describeList(ctx, items), next, total: await store.countMine(ctx.db, reader, tab, ctx.now) }
}

export const cities: Action<Api['cities']> = async (input, ctx) => {
  ensureHere(ctx, input)
  return store.listCities(ctx.db, readerOf(ctx), ctx.now, citiesOf)
}

export const next: Action<Api['next']> = async (_input, ctx) => {
  const found = await store.findNext(ctx.db, participantOf(ctx), ctx.now)
  const [event] = await describeList(ctx, found ? [found] : [])
  if (!event) return null
  const opens = event.type === 'ONLINE' && event.startTime && event.startsAt
  return {
    event,
    joinOnlineAt: opens ? new Date(Date.parse(opens) - eventLimits.joinOnlineMinutes * 60_000).toISOString() : null,
  }
}

export const search: Action<Api['search']> = async ({ search: text, size, ...input }, ctx) => {
  ensureHere(ctx, input)
  const words = wordsOf(text)
  if (!words) return []
  return store.searchEvents(ctx.db, readerOf(ctx), { words, now: ctx.now, count: size ?? foundAtOnce })
}

type Asked = Parameters<Action<Api['upcoming']>>[0]

async function listByTime({ after, page: number, size, ...input }: Asked, ctx: VisitorContext, isPast: boolean) {
  ensureHere(ctx, input)
  const page = pageOf({ after, page: number, size: size ?? pageSize })
  const found = await store.listEvents(ctx.db, readerOf(ctx), { isPast, now: ctx.now }, filtersOf(input), page)
  const { items, next } = cutPage(found, page, placeOf)
  // A count would read every event of the community.
  return { items: await describeList(ctx, items), next, total: null }
}

/** Events as the caller sees them in a list, with their own part in each. */
async function describeList(ctx: VisitorContext, events: StoredEvent[]): Promise<ListedEvent[]> {
  const statuses = await statusesOf(ctx, events)
  const described = await describeEvents(ctx, events, ({ id }) => statuses(id).status === 'CONFIRMED')
  return described.map(event => ({ ...event, ...statuses(event.id) }))
}

type Status = Pick<ListedEvent, 'status' | 'isWaiting'>

async function statusesOf({ db, actor }: VisitorContext, events: { id: string }[]): Promise<(id: string) => Status> {
  const ids = events.map(({ id }) => id)
  const found = await store.listStatuses(db, actor?.participantId ?? null, ids)
  const byEvent = new Map(found.map(({ eventId, ...status }) => [eventId, status]))
  return id => byEvent.get(id) ?? { status: 'NOT_PARTICIPATING', isWaiting: false }
}

const placeOf = ({ listedAt, id }: StoredEvent) => ({ at: listedAt, id })

const filtersOf = ({ type, city, price, mine: isMine, going }: Omit<Asked, 'after' | 'page' | 'size'>): Filters => ({
  type: type ?? null,
  cities: city ? namesOfCity(city) : null,
  isPaid: price ? price === 'paid' : null,
  isMine: isMine ?? false,
  isGoing: going ?? false,
})

function readerOf({ actor, lang }: VisitorContext): ListReader {
  const isRunning = actor !== null && runsEvents(actor)
  return {
    userId: actor?.userId ?? null,
    participantId: actor?.participantId ?? null,
    lang,
    seesPrivate: isRunning || isMember(actor),
    runsEvents: isRunning,
  }
}

const participantOf = (ctx: ParticipantContext) => ({ ...readerOf(ctx), participantId: ctx.actor.participantId })

function ensureHere({ community }: VisitorContext, { communityId }: { communityId?: string | undefined }): void {
  ensure(communityId === undefined || communityId === community.id, 'NOT_FOUND')
}
