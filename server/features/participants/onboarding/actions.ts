import './news.ts'
import { randomInt } from 'node:crypto'
import { contactFormats } from '#contract/participants/contacts.ts'
import type { onboardingApi } from '#contract/participants/onboarding.ts'
import { profileInput } from '#contract/participants/profile-shapes.ts'
import { copyPhoto, removePhoto } from '#server/features/files/photo/actions.ts'
import { describeOwn } from '#server/features/participants/profile/actions.ts'
import { missingSteps, slugOf } from '#server/features/participants/profile/rules.ts'
import { replaceContacts, setFilled, updateColumns } from '#server/features/participants/profile/store.ts'
import { hasAnsweredAll } from '#server/features/participants/question/actions.ts'
import { checkTimeZone, findTimeZone } from '#server/platform/clock/time-zones.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { lookUp } from './linkedin.ts'
import { acceptable, knownNames } from './rules.ts'
import * as store from './store.ts'

type Api = typeof onboardingApi

export const listTopics: Action<Api['listTopics']> = (_input, { db }) => store.listTopics(db)

export const get: Action<Api['get']> = async (_input, ctx) => {
  const { db, community, actor } = ctx
  const draft = await store.findDraft(db, actor.userId)
  const topics = await store.listTopics(db)
  const known = knownNames(await store.findIdentityProfile(db, actor.userId))
  const elsewhere = await store.listElsewhere(db, { userId: actor.userId, communityId: community.id })
  const others = elsewhere.map(({ communityId, title }) => ({ communityId, title }))
  const { step = '', profile = {}, avatarFile = null } = draft ?? {}
  return { step, profile, avatarUrl: avatarFile && `/files/${avatarFile}-256.webp`, topics, known, others }
}

export const save: Action<Api['save']> = async (input, ctx) => {
  const { timeZone } = input.profile
  if (timeZone) await checkTimeZone(ctx.db, ctx.lang, 'profile.timeZone', timeZone)
  await store.saveDraft(ctx.db, { communityId: ctx.community.id, userId: ctx.actor.userId, at: ctx.now }, input)
  return {}
}

export const startFrom: Action<Api['startFrom']> = async ({ communityId }, ctx) => {
  const { db, community, actor, now, storage } = ctx
  ensure(!(await store.hasProfile(db, actor.userId)), 'CONFLICT')
  const elsewhere = await store.listElsewhere(db, { userId: actor.userId, communityId: community.id })
  const chosen = elsewhere.find(each => each.communityId === communityId)
  ensure(chosen, 'NOT_FOUND')
  const profile = acceptable(chosen.profile, community.contactsConfig)
  const photo = chosen.avatarFile && (await copyPhoto(storage, chosen.avatarFile, communityId, community.id))
  const place = { communityId: community.id, userId: actor.userId, at: now }
  await store.saveDraft(db, place, { step: 'profile', profile })
  const before = await store.setDraftPhoto(db, actor.userId, photo)
  if (before && photo) await removePhoto(storage, community.id, before)
  return {}
}

export const searchLinkedin: Action<Api['searchLinkedin']> = async ({ linkedInProfileUrl }, { config }) => {
  const url = contactFormats.LINKEDIN.normalise(linkedInProfileUrl)
  ensure(url, 'INVALID_INPUT')
  return lookUp(url, config)
}

export const create: Action<Api['create']> = async ({ userId }, ctx) => {
  const { db, community, actor, now } = ctx
  ensure(userId === actor.userId, 'NOT_FOUND')
  // In this order: a concurrent call that has removed the draft has created the profile with it.
  const draft = await store.findDraft(db, userId)
  ensure(!(await store.hasProfile(db, userId)), 'CONFLICT')
  // A draft of an earlier release may hold what is refused now.
  const checked = profileInput.safeParse(draft?.profile ?? {})
  ensure(checked.success, 'INVALID_INPUT')
  const { contacts = [], ...columns } = checked.data
  // Older drafts may have a zone that PostgreSQL lacks; the community's is used instead.
  if (columns.timeZone) columns.timeZone = await findTimeZone(db, columns.timeZone)
  const fillable = { firstName: '', lastName: '', about: '', lookingFor: '', ...columns, contacts }
  ensure(missingSteps(community, fillable).length === 0 && (await hasAnsweredAll(ctx)), 'INCOMPLETE_PROFILE')
  const id = ctx.newId()
  await insertParticipant(ctx, slugOf(fillable.firstName, fillable.lastName), {
    communityId: community.id,
    id,
    userId,
    avatarFile: draft?.avatarFile ?? null,
    moderationStatus: community.approvalRequired ? 'PENDING' : 'CONFIRMED',
    preferredLang: ctx.lang,
    joinedAt: now,
  })
  await updateColumns(db, id, { privacy: community.contactPrivacy, ...columns })
  await replaceContacts(db, { communityId: community.id, participantId: id }, contacts)
  await setFilled(db, id, true)
  await store.removeDraft(db, userId)
  await ctx.tell('participant.joined', { participantId: id })
  return describeOwn({ ...ctx, actor: { ...actor, participantId: id } })
}

/** The slug is the name; if taken, also concurrently, the name with a random number. */
async function insertParticipant(
  { db }: UserContext,
  name: string,
  participant: Omit<store.NewParticipant, 'slug'>,
): Promise<void> {
  for (let slug = name; ; slug = `${name}-${randomInt(1000, 1_000_000)}`) {
    if (await store.insertParticipant(db, { ...participant, slug })) return
    ensure(!(await store.hasProfile(db, participant.userId)), 'CONFLICT')
  }
}
