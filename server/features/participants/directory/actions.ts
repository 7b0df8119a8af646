import type { directoryApi } from '#contract/participants/directory.ts'
import { mergeCities, writtenFormsOfCity } from '#server/features/participants/city/rules.ts'
import { shownTags } from '#server/features/participants/profile/rules.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { canBrowse } from './access.ts'
import { cursorOf, readCursor, wordsOf } from './rules.ts'
import * as store from './store.ts'

type Api = typeof directoryApi

const pageSize = 24
const namesAtMost = 50
const tagsAtMost = 30
const locatedAtMost = 2000

export const list: Action<Api['list']> = async (input, ctx) => {
  ensureBrowsable(ctx, input.id)
  const count = input.size ?? pageSize
  const after = input.after ? readCursor(input.after) : null
  ensure(!input.after || after, 'INVALID_INPUT')
  const found = await store.browse(ctx.db, ctx.actor.participantId, {
    words: wordsOf(input.search),
    request: wordsOf(input.lookingFor),
    cities: input.city ? writtenFormsOfCity(input.city) : null,
    tag: input.tag || null,
    after,
    skip: after ? 0 : (input.page ?? 0) * count,
    count: count + 1,
  })
  const page = found.slice(0, count)
  const last = page.at(-1)
  const items = await withoutExcluded(ctx, page)
  const isFiltered = Boolean(input.search || input.city || input.tag || input.lookingFor)
  return {
    items: items.map(({ joinedAt, rank, ...item }) => ({ ...item, tags: shownTags(item.tags) })),
    next: found.length > count && last ? cursorOf(last) : null,
    total: isFiltered ? null : await store.countMembers(ctx.db, input.id),
  }
}

export const listNames: Action<Api['listNames']> = async ({ id, search }, ctx) => {
  ensureBrowsable(ctx, id)
  return withoutExcluded(ctx, await store.listNames(ctx.db, wordsOf(search), namesAtMost))
}

export const listTopTags: Action<Api['listTopTags']> = async ({ id }, ctx) => {
  ensureBrowsable(ctx, id)
  return store.listTopTags(ctx.db, ctx.actor.participantId, tagsAtMost)
}

export const listLocations: Action<Api['listLocations']> = async ({ id }, ctx) => {
  ensureBrowsable(ctx, id)
  return mergeCities(await store.listLocations(ctx.db, ctx.actor.participantId))
}

export const listWithLocation: Action<Api['listWithLocation']> = async ({ participantId }, ctx) => {
  ensure(participantId === ctx.actor.participantId, 'NOT_FOUND')
  ensureBrowsable(ctx, ctx.community.id)
  return withoutExcluded(ctx, await store.listLocated(ctx.db, ctx.actor.participantId, locatedAtMost))
}

async function withoutExcluded<P extends { id: string }>({ db, actor }: ParticipantContext, people: P[]): Promise<P[]> {
  const excluded = await store.listExcluded(db, actor.participantId)
  return people.filter(({ id }) => !excluded.has(id))
}

function ensureBrowsable({ community, actor }: ParticipantContext, id: string): void {
  ensure(id === community.id, 'NOT_FOUND')
  ensure(canBrowse(actor, community), 'FORBIDDEN')
}
