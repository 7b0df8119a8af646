import '../moderation/news.ts'
import { contactTypes } from '#contract/communities/contact-types.ts'
import { contactFormats } from '#contract/participants/contacts.ts'
import { channels, type profileApi } from '#contract/participants/profile.ts'
import type { OwnProfile, ProfileInput } from '#contract/participants/profile-shapes.ts'
import { movePhoto } from '#server/features/files/photo/actions.ts'
import { isOpenToVisitors } from '#server/features/participants/participant/access.ts'
import { listConnections } from '#server/features/users/user/actions.ts'
import { checkTimeZone } from '#server/platform/clock/time-zones.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { contactLabels, missingSteps } from './rules.ts'
import * as store from './store.ts'

type Api = typeof profileApi

export const listMyCommunities: Action<Api['listMyCommunities']> = async (_input, ctx) => {
  const connections = await listConnections(ctx.db, ctx.actor.userId)
  const here = connections.filter(each => each.communityId === ctx.community.id)
  const ordered = [...here, ...connections.filter(each => each.communityId !== ctx.community.id)]
  const found = await Promise.all(
    ordered.map(async ({ communityId, participantId }) => ({
      known: await ctx.communities.byId(communityId),
      participantId,
    })),
  )
  return found.flatMap(({ known, participantId }) => (known ? [{ community: known.community, participantId }] : []))
}

export const getProfile: Action<Api['getProfile']> = async (_input, ctx) => describeOwn(ctx)

export const updateLookingFor: Action<Api['updateLookingFor']> = async ({ lookingFor }, ctx) => {
  await change(ctx, { lookingFor })
  return {}
}

export const updateProfile: Action<Api['updateProfile']> = async (input, ctx) => {
  await change(ctx, input)
  return describeOwn(ctx)
}

export const updateNetworkingPref: Action<Api['updateNetworkingPref']> = async (input, ctx) => {
  ensure(input.participantId === ctx.actor.participantId, 'NOT_FOUND')
  await store.setNetworking(ctx.db, ctx.actor.participantId, input.networkingEnabled)
  return {}
}

export const listNotificationPrefs: Action<Api['listNotificationPrefs']> = async (_input, ctx) => {
  const disabled = await store.listDisabledChannels(ctx.db, ctx.actor.participantId)
  return channels.map(channel => ({ contactType: channel, disable: disabled.includes(channel) }))
}

export const updateNotificationPref: Action<Api['updateNotificationPref']> = async ({ contactType, disable }, ctx) => {
  const place = { communityId: ctx.community.id, participantId: ctx.actor.participantId }
  await store.savePref(ctx.db, { ...place, channel: contactType, isDisabled: disable })
  return {}
}

export const seeTutorial: Action<Api['seeTutorial']> = async (_input, ctx) => {
  await store.markTutorialSeen(ctx.db, ctx.actor.participantId)
  return {}
}

export const updateLanguage: Action<Api['updateLanguage']> = async ({ communityId, language }, ctx) => {
  ensure(communityId === ctx.community.id, 'NOT_FOUND')
  await store.updateLanguage(ctx.db, ctx.actor.participantId, language)
  return {}
}

export const listContactTypes: Action<Api['listContactTypes']> = async (_input, { lang }) =>
  contactTypes.map(type => ({ type, label: contactLabels[type][lang], example: contactFormats[type].example }))

/** Updates the given fields. Fields that a filled profile requires can be changed but not emptied. */
async function change(ctx: ParticipantContext, { contacts, ...columns }: ProfileInput): Promise<void> {
  const { db, community, actor } = ctx
  if (columns.timeZone) columns.timeZone = await checkTimeZone(db, ctx.lang, 'timeZone', columns.timeZone)
  const { participantId } = actor
  const before = await describeOwn(ctx)
  await store.updateColumns(db, participantId, columns)
  const isClosed = !isOpenToVisitors(columns.profileVisibility ?? before.profileVisibility)
  if (isClosed && isOpenToVisitors(before.profileVisibility)) await movePhoto(ctx)
  if (contacts) await store.replaceContacts(db, { communityId: community.id, participantId }, contacts)
  const after = await describeOwn(ctx)
  ensure(before.missing.length > 0 || after.missing.length === 0, 'INCOMPLETE_PROFILE')
  await store.setFilled(db, participantId, after.missing.length === 0)
  if (await store.askAgain(db, participantId, ctx.now)) await ctx.tell('participant.waits again', { participantId })
}

export async function describeOwn({ db, community, actor }: ParticipantContext): Promise<OwnProfile> {
  const profile = await store.findProfile(db, { id: actor.participantId })
  ensure(profile, 'NOT_FOUND')
  const { userId, isEnabled, isFilled, isBlocked, ...own } = profile
  const hasFulfilledRequest = own.lookingFor === '' && (await store.hasFulfilledRequest(db, own.id))
  return { ...own, missing: missingSteps(community, { ...own, hasFulfilledRequest }) }
}
