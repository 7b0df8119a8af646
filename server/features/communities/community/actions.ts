import './news.ts'
import type { communityApi } from '#contract/communities/community.ts'
import { connectFounder, listConnections } from '#server/features/users/user/actions.ts'
import { checkTimeZone } from '#server/platform/clock/time-zones.ts'
import type { Action, KnownCommunity, Scope, VisitorContext } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { releaseLetters } from '#server/platform/mail/outbox.ts'
import { fieldWords } from '#server/platform/words/words.ts'
import { communityUrl, describeCommunity, isReservedFor, makeNewCommunity, similarDomains } from './rules.ts'
import * as store from './store.ts'
import { manifest } from './web-app-manifest.ts'

type Api = typeof communityApi

const facesOnLanding = 8

export const create: Action<Api['create']> = async (input, ctx) => {
  ensure(ctx.actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  ensure(!isReservedFor(input.domain, ctx.config.PUBLIC_URL), 'DOMAIN_RESERVED')
  if (input.parentCommunityDomain) await found(ctx.communities.byDomain(input.parentCommunityDomain))
  const { config, now } = ctx
  const { lang, langChoices, signIn } = input
  if (langChoices && !langChoices.includes(lang))
    throw new Failure('INVALID_INPUT', { fields: { lang: fieldWords(ctx.lang).choice } })
  const hasGoogle = config.GOOGLE_CLIENT_ID !== undefined
  ensure(signIn?.some(method => method !== 'GOOGLE' || hasGoogle) ?? true, 'NO_SIGN_IN_METHOD')
  const timeZone = await checkTimeZone(ctx.db, ctx.lang, 'timeZone', input.timeZone)
  const founded = makeNewCommunity({ ...input, timeZone, id: ctx.newId() }, ctx.actor.email, config.PUBLIC_URL)
  ensure(await store.insertCommunity(ctx.db, founded, ctx.actor.userId, now), 'DOMAIN_TAKEN')
  const row = await store.findCommunity(ctx.db, { id: founded.id })
  ensure(row, 'UNEXPECTED')
  const { userId, email, preferredLang } = ctx.actor
  await connectFounder(ctx, founded.id, userId)
  await ctx.tell('community.created', {
    communityId: founded.id,
    founder: { userId, email, lang: preferredLang ?? ctx.lang },
  })
  return describeCommunity(row, config)
}

export const checkDomain: Action<Api['checkDomain']> = async ({ domain }, { db, config }) => {
  const url = communityUrl({ domain, customDomain: null }, config.PUBLIC_URL)
  const isReserved = (label: string) => isReservedFor(label, config.PUBLIC_URL)
  const isTaken = (await store.listTaken(db, [domain])).has(domain)
  if (!isReserved(domain) && !isTaken) return { problem: null, suggestion: null, url }
  const similar = similarDomains(domain).filter(label => !isReserved(label))
  const taken = await store.listTaken(db, similar)
  const suggestion = similar.find(label => !taken.has(label)) ?? null
  return { problem: isReserved(domain) ? 'reserved' : 'taken', suggestion, url }
}

export const get: Action<Api['get']> = async ({ id }, ctx) => (await found(ctx.communities.byId(id))).community

export const getByDomain: Action<Api['getByDomain']> = async ({ domain }, ctx) =>
  (await found(ctx.communities.byDomain(domain))).community

export const listByUser: Action<Api['listByUser']> = async ({ userId }, ctx) => {
  ensure(userId === ctx.actor.userId, 'NOT_FOUND')
  const connected = await listConnections(ctx.db, userId)
  const ids = [...new Set([ctx.community.id, ...connected.map(each => each.communityId)])]
  const known = await Promise.all(ids.map(id => ctx.communities.byId(id)))
  return known.flatMap(each => (each ? [each.community] : []))
}

export const listOptions: Action<Api['listOptions']> = async ({ id }, ctx) =>
  (await found(ctx.communities.byId(id))).community.options

export const previewParticipants: Action<Api['previewParticipants']> = async ({ id }, ctx) => {
  ensure(id === ctx.community.id, 'NOT_FOUND')
  return preview(ctx)
}

export const getNavigation: Action<Api['getNavigation']> = async ({ domain }, ctx) =>
  (await found(ctx.communities.byDomain(domain))).community.customNavigation

export const getLandingFile: Action<Api['getLandingFile']> = async ({ id, file }, ctx) => {
  const { landing, community } = await found(ctx.communities.byId(id))
  return file === 'landing_en.json' ? landing.en : file === 'landing_ru.json' ? landing.ru : landing[community.lang]
}

export const getNavigationFile: Action<Api['getNavigationFile']> = async ({ id }, ctx) =>
  (await found(ctx.communities.byId(id))).community.customNavigation

/** Crawlers read `noindex` of a page only if they may fetch it, so profiles are not excluded here. */
export const getRobots: Action<Api['getRobots']> = async () => ({
  type: 'text/plain; charset=utf-8',
  cache: 'short',
  body: 'User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /dev/\n',
})

export const getManifest: Action<Api['getManifest']> = async (_input, ctx) => ({
  type: 'application/manifest+json',
  cache: 'short',
  body: JSON.stringify(manifest(ctx.community, ctx.lang)),
})

/** Sets or lifts the daily cap of the letters of this community, for the operator; a lifted cap sends what it held. */
export async function setDailyLetterCap(scope: Scope, cap: number | null): Promise<void> {
  await store.updateDailyLetterCap(scope.db, scope.community.id, cap)
  if (cap === null) await releaseLetters(scope)
}

export const preview = (ctx: Pick<VisitorContext, 'db'>) => store.listPreview(ctx.db, facesOnLanding)

async function found(search: Promise<KnownCommunity | null>): Promise<KnownCommunity> {
  const known = await search
  ensure(known, 'NOT_FOUND')
  return known
}
