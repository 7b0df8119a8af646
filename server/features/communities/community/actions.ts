import './news.ts'
import type { communityApi } from '#contract/communities/community.ts'
import { connectFounder, listConnections } from '#server/features/users/user/actions.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import type { Directory, KnownCommunity } from './directory.ts'
import { manifest } from './manifest.ts'
import { foundCommunity } from './rules.ts'
import * as store from './store.ts'

type Api = typeof communityApi

const facesOnLanding = 8

/** The actions look communities up in memory, so they are made with the directory that the process keeps. */
export function communityActions(directory: Directory) {
  const found = async (search: Promise<KnownCommunity | null>): Promise<KnownCommunity> => {
    const known = await search
    ensure(known, 'NOT_FOUND')
    return known
  }

  const create: Action<Api['create']> = async (input, ctx) => {
    ensure(ctx.actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
    if (input.parentCommunityDomain) await found(directory.byDomain(input.parentCommunityDomain))
    const { config, now } = ctx
    const founded = foundCommunity({ ...input, id: ctx.newId() }, ctx.actor.email, config.PUBLIC_URL)
    ensure(await store.insertCommunity(ctx.db, founded, ctx.actor.userId, now), 'DOMAIN_TAKEN')
    const row = await store.findCommunity(ctx.db, { id: founded.id })
    ensure(row, 'UNEXPECTED')
    const { userId, email, preferredLang } = ctx.actor
    await connectFounder(ctx, founded.id, userId)
    await ctx.tell('community.created', {
      communityId: founded.id,
      founder: { userId, email, lang: preferredLang ?? ctx.lang },
    })
    return directory.describe(row).community
  }

  const get: Action<Api['get']> = async ({ id }) => (await found(directory.byId(id))).community

  const getByDomain: Action<Api['getByDomain']> = async ({ domain }) =>
    (await found(directory.byDomain(domain))).community

  const listByUser: Action<Api['listByUser']> = async ({ userId }, ctx) => {
    ensure(userId === ctx.actor.userId, 'NOT_FOUND')
    const connected = await listConnections(ctx.db, userId)
    const ids = [...new Set([ctx.community.id, ...connected.map(each => each.communityId)])]
    const known = await Promise.all(ids.map(id => directory.byId(id)))
    return known.flatMap(each => (each ? [each.community] : []))
  }

  const listOptions: Action<Api['listOptions']> = async ({ id }) => (await found(directory.byId(id))).community.options

  const previewParticipants: Action<Api['previewParticipants']> = async ({ id }, ctx) => {
    ensure(id === ctx.community.id, 'NOT_FOUND')
    return preview(ctx)
  }

  const getNavigation: Action<Api['getNavigation']> = async ({ domain }) =>
    (await found(directory.byDomain(domain))).community.customNavigation

  const getLandingFile: Action<Api['getLandingFile']> = async ({ id, file }) => {
    const { landing, community } = await found(directory.byId(id))
    return file === 'landing_en.json' ? landing.en : file === 'landing_ru.json' ? landing.ru : landing[community.lang]
  }

  const getNavigationFile: Action<Api['getNavigationFile']> = async ({ id }) =>
    (await found(directory.byId(id))).community.customNavigation

  const getManifest: Action<Api['getManifest']> = async (_input, ctx) => ({
    type: 'application/manifest+json',
    cache: 'short',
    body: JSON.stringify(manifest(ctx.community, ctx.lang)),
  })

  return {
    create,
    get,
    getByDomain,
    listByUser,
    listOptions,
    previewParticipants,
    getNavigation,
    getLandingFile,
    getNavigationFile,
    getManifest,
  }
}

export const preview = (ctx: Pick<VisitorContext, 'db'>) => store.listPreview(ctx.db, facesOnLanding)
