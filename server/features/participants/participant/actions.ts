import './news.ts'
import type { Language } from '#contract/languages.ts'
import type { participantApi } from '#contract/participants/participant.ts'
import { noteUser, type UserNotification } from '#server/features/notifications/notification/actions.ts'
import { unsubscribePath } from '#server/features/notifications/notification/rules.ts'
import { findProfile, type StoredProfile } from '#server/features/participants/profile/store.ts'
import { listShownAnswers } from '#server/features/participants/question/store.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { isId } from '#server/platform/db/id.ts'
import type { Preview } from '#server/platform/feature/feature.ts'
import { refuse } from '#server/platform/http/access.ts'
import type { Action, ParticipantContext, Scope, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import type { RenderedLetter } from '#server/platform/mail/layout.tsx'
import { isOpen, isOpenToVisitors, rightsOver, sightOf } from './access.ts'
import { seenBy } from './rules.ts'
import * as store from './store.ts'

type Api = typeof participantApi

export const getBySlug: Action<Api['getBySlug']> = async ({ slug }, ctx) => {
  const { db, actor } = ctx
  const looksAfter = actor?.permissions.includes('CAN_MODERATE_COMMUNITY') ?? false
  const isMember = looksAfter || isMemberOf(ctx)
  const profile = await findBySlug(ctx, slug, isMember)
  ensure(profile, 'NOT_FOUND')
  const isOwn = profile.userId === actor?.userId
  const viewerId = actor?.participantId ?? null
  const isConnected = viewerId !== null && !isOwn && (await store.areConnected(db, viewerId, profile.id))
  const sight = sightOf({ isOwn, looksAfter, isMember, isConnected }, profile)
  ensure(sight, 'NOT_FOUND')
  const isFilled = looksAfter || (viewerId !== null && (await store.isFilled(db, viewerId)))
  const note = viewerId && !isOwn ? await store.findNote(db, viewerId, profile.id) : ''
  const answers = await listShownAnswers(db, profile.userId)
  return seenBy({ isOwn, isMember, isFilled, isConnected }, sight, profile, {
    note,
    answers,
    can: rightsOver(actor, profile),
  })
}

/** Ids are for members and for oneself: with them a visitor could ask who belongs here. */
async function findBySlug({ db, actor }: VisitorContext, slug: string, isMember: boolean) {
  if (!isId(slug)) return findNamed(db, slug)
  if (!isMember && slug !== actor?.userId && slug !== actor?.participantId) return null
  // Profile addresses have a user id, links in letters a participant id.
  return (await findProfile(db, { userId: slug })) ?? (await findProfile(db, { id: slug }))
}

/** The address of a profile that was merged into another leads to that one. */
async function findNamed(db: Db, slug: string) {
  const profile = await findProfile(db, { slug })
  if (profile) return profile
  const id = await store.findMergedInto(db, slug)
  return id ? findProfile(db, { id }) : null
}

export const saveNote: Action<Api['saveNote']> = async ({ participantId, note }, ctx) => {
  await findOther(ctx, participantId)
  const place = { communityId: ctx.community.id, authorId: ctx.actor.participantId, subjectId: participantId }
  await store.saveNote(ctx.db, { ...place, note, at: ctx.now })
  return {}
}

export const reach: Action<Api['reach']> = async ({ participantId, message }, ctx) => {
  const { db, community, actor, now } = ctx
  ensure(actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  await findOther(ctx, participantId)
  const request = {
    communityId: community.id,
    id: ctx.newId(),
    authorId: actor.participantId,
    subjectId: participantId,
  }
  await store.insertReachRequest(db, { ...request, message, at: now })
  await ctx.tell('participant.reached out', { authorId: actor.participantId, subjectId: participantId, message })
  return {}
}

/** Preview of a shared profile link: only what a visitor sees. */
export async function previewPerson(db: Db, path: string): Promise<Preview | null> {
  const [, slug] = /^\/u\/([a-z0-9-]{1,100})$/.exec(path) ?? []
  const profile = slug && !isId(slug) ? await findProfile(db, { slug }) : null
  if (!profile || !isOpen(profile) || !isOpenToVisitors(profile.profileVisibility)) return null
  const { firstName, lastName, position, company, about, avatarUrl } = profile
  return {
    title: `${firstName} ${lastName}`,
    description: [[position, company].filter(Boolean).join(', '), about].filter(Boolean).join('. ').slice(0, 200),
    imageUrl: avatarUrl?.replace('-256.', '-512.') ?? null,
    type: 'profile',
    isIndexed: profile.profileVisibility === 'public',
  }
}

type ModeratorLetter = {
  kind: string
  /** Participants whom the letter names. */
  about: string[]
  /** Emails of moderators who are not told: whom it is about, and who caused it. */
  except?: string[]
  /** Their line in the list of notifications. */
  line?: Omit<UserNotification, 'userId' | 'about'>
  letter(lang: Language, unsubscribeUrl: string | undefined): Promise<RenderedLetter>
}

/** Writes to each moderator of the community, in their language. */
export async function writeToModerators(
  scope: Scope,
  { kind, about, except, line, letter }: ModeratorLetter,
): Promise<void> {
  for (const { userId, email, lang, participantId } of await store.listModerators(scope.db)) {
    if (except?.includes(email)) continue
    if (line) await noteUser(scope, { userId, ...line })
    const chosen = lang ?? scope.community.lang
    // Without a profile here there is nothing to switch off.
    const url = participantId ? unsubscribePath(participantId, 'moderation', scope.config.SESSION_SECRET) : undefined
    await scope.post({ kind, recipient: email, about, lang: chosen, ...(await letter(chosen, url)) })
  }
}

const isMemberOf = ({ actor }: VisitorContext): boolean => refuse('member', actor) === null

/** Another participant whom the caller may see. */
async function findOther({ db, actor }: ParticipantContext, id: string): Promise<StoredProfile> {
  const profile = id === actor.participantId ? null : await findProfile(db, { id })
  ensure(profile && isOpen(profile), 'NOT_FOUND')
  return profile
}
