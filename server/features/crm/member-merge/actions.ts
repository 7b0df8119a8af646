import type { memberMergeApi } from '#contract/crm/member-merge.ts'
import type { MergeRefusal } from '#contract/crm/member-merge-fields.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { hashOf, linkToken, maskEmail, newSecret, readLinkToken } from '#server/features/auth/code/rules.ts'
import { isOpenToVisitors } from '#server/features/participants/participant/access.ts'
import { shownContacts } from '#server/features/participants/profile/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action, Scope, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { isMember } from '../member/store.ts'
import { lockRowsOf, type Move } from '../member-rows/store.ts'
import type { Named } from './letters.tsx'
import { mergeMembers } from './member-merge.ts'
import { declinedMs, refusalOf, validMs } from './rules.ts'
import * as store from './store.ts'

type Api = typeof memberMergeApi
type Members = { kept: store.MergeMember; other: store.MergeMember }

export const find: Action<Api['find']> = async ({ participantId }, { db, now }) => {
  ensure(await isMember(db, participantId), 'NOT_FOUND')
  return { merge: await store.findMergeOf(db, participantId, now) }
}

export const listSimilar: Action<Api['listSimilar']> = async ({ participantId }, { db }) => {
  ensure(await isMember(db, participantId), 'NOT_FOUND')
  const sharing = await store.listWithSameContact(db, participantId)
  // A contact that its owner hides is not found by entering it in another profile.
  const open = sharing.filter(owner => shownContacts(owner, false).length > 0)
  return store.listSimilar(
    db,
    participantId,
    open.map(({ id }) => id),
  )
}

export const preview: Action<Api['preview']> = async ({ participantId: kept, otherId: other }, ctx) => {
  const members = await findBoth(ctx.db, { kept, other })
  return {
    refusal: await findRefusal(ctx, ctx.actor, members),
    canTakePhoto: canTakePhoto(members),
    ...(await store.countMoved(ctx.db, { kept, other })),
  }
}

export const propose: Action<Api['propose']> = async ({ participantId: kept, otherId: other, fromOther }, ctx) => {
  const { db, community, actor, now } = ctx
  await store.lockMerges(db, community.id)
  const members = await findBoth(db, { kept, other })
  ensure(!(await findRefusal(ctx, actor, members)), 'CANNOT_MERGE')
  const id = ctx.newId()
  const secrets = { kept: newSecret('LINK_PROVIDER'), other: newSecret('LINK_PROVIDER') }
  await store.insertMerge(db, {
    ...{ communityId: community.id, id, kept, other, fromOther, proposedBy: actor.userId, at: now },
    keptCodeHash: hashOf(secrets.kept),
    otherCodeHash: hashOf(secrets.other),
    keptAddressHash: hashOf(members.kept.email),
    otherAddressHash: hashOf(members.other.email),
    expiresAt: new Date(now.getTime() + validMs),
  })
  const { mergeAskedLetter } = await import('./letters.tsx')
  for (const side of ['kept', 'other'] as const) {
    const reader = members[side]
    const lang = reader.lang ?? community.lang
    const link = `/confirm-merge?code=${linkToken(id, secrets[side])}`
    const asked = { side, named: namedFor(side, members), link }
    const letter = await mergeAskedLetter(community, lang, asked, now)
    const about = [side === 'kept' ? other : kept]
    await ctx.post({ kind: 'crm.mergeAsked', recipient: reader.email, about, lang, isSecret: true, ...letter })
  }
  await recordChange(ctx, actor, {
    kind: 'memberMerge',
    subject: nameOf(members.kept),
    subjectId: kept,
    before: {},
    after: { proposedWith: nameOf(members.other) },
  })
  const merge = await store.findMergeOf(db, kept, now)
  ensure(merge, 'NOT_FOUND')
  return merge
}

export const withdraw: Action<Api['withdraw']> = async ({ participantId }, ctx) => {
  const { db, community, actor, now } = ctx
  await store.lockMerges(db, community.id)
  const merge = await store.findMergeOf(db, participantId, now)
  ensure(merge?.status === 'ASKED', 'NOT_FOUND')
  await store.removeMerge(db, merge.id)
  await recordChange(ctx, actor, {
    kind: 'memberMerge',
    subject: merge.kept.name,
    subjectId: merge.kept.id,
    before: { proposedWith: merge.other.name },
    after: {},
  })
  return {}
}

export const getLetter: Action<Api['getLetter']> = async ({ code }, ctx) => {
  const { merge, side } = await readCode(ctx, code)
  const kept = await store.findMergeMember(ctx.db, merge.keptId)
  ensure(kept, 'INVALID_CODE')
  const other = merge.otherId ? await store.findMergeMember(ctx.db, merge.otherId) : null
  const shown = (member: store.MergeMember | null, of: store.Side) =>
    member
      ? { name: nameOf(member), email: of === side ? member.email : maskEmail(member.email) }
      : { name: '', email: '' }
  const isConfirmed = side === 'kept' ? merge.keptConfirmedAt : merge.otherConfirmedAt
  const state = merge.status === 'ASKED' && isConfirmed ? 'CONFIRMED' : merge.status
  return { state, side, kept: shown(kept, 'kept'), other: shown(other, 'other') }
}

export const confirm: Action<Api['confirm']> = async ({ code }, ctx) => {
  const { db, community, now } = ctx
  await store.lockMerges(db, community.id)
  const { merge, side } = await readCode(ctx, code)
  if (merge.status === 'DONE') return { isMerged: true }
  ensure(merge.status === 'ASKED' && merge.otherId, 'INVALID_CODE')
  await store.markConfirmed(db, merge.id, side, now)
  const isComplete = side === 'kept' ? merge.otherConfirmedAt !== null : merge.keptConfirmedAt !== null
  if (!isComplete) return { isMerged: false }
  await complete(ctx, merge, { kept: merge.keptId, other: merge.otherId })
  return { isMerged: true }
}

export const decline: Action<Api['decline']> = async ({ code }, ctx) => {
  const { db, community, now } = ctx
  await store.lockMerges(db, community.id)
  const { merge } = await readCode(ctx, code)
  ensure(merge.status !== 'DONE', 'INVALID_CODE')
  if (merge.status === 'ASKED') await store.markDeclined(db, merge.id, new Date(now.getTime() + declinedMs))
  return {}
}

/** Merges, writes to both addresses, and records it under the manager who proposed it. */
async function complete(scope: Scope, merge: store.StoredMerge, move: Move): Promise<void> {
  const { db, community, now } = scope
  await lockRowsOf(db, move)
  const members = await findBoth(db, move)
  const facts = { haveBothPaid: await store.haveBothPaid(db, move), isOpen: false, isDeclined: false }
  // The manager had the right when proposing; what counts now is what happened to the two since.
  ensure(!refusalOf({ isAdmin: true }, standingOf(members), facts), 'CANNOT_MERGE')
  await mergeMembers(scope, merge.id, members, { fromOther: merge.fromOther, canTakePhoto: canTakePhoto(members) })
  await recordChange(
    scope,
    { userId: merge.proposedBy ?? members.kept.userId },
    {
      kind: 'memberMerge',
      subject: nameOf(members.kept),
      subjectId: move.kept,
      before: { merged: nameOf(members.other) },
      after: { merged: nameOf(members.kept) },
    },
  )
  const { mergedLetter } = await import('./letters.tsx')
  for (const side of ['kept', 'other'] as const) {
    const { email: recipient, lang: wanted } = members[side]
    const lang = wanted ?? community.lang
    const letter = await mergedLetter(community, lang, namedFor(side, members), now)
    await scope.post({ kind: 'crm.merged', recipient, about: side === 'other' ? [move.kept] : [], lang, ...letter })
  }
}

async function findBoth(db: Db, move: Move): Promise<Members> {
  ensure(move.kept !== move.other, 'NOT_FOUND')
  const [kept, other] = [await store.findMergeMember(db, move.kept), await store.findMergeMember(db, move.other)]
  ensure(kept && other, 'NOT_FOUND')
  return { kept, other }
}

async function findRefusal(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  manager: { role: string },
  members: Members,
): Promise<MergeRefusal | null> {
  const move = { kept: members.kept.id, other: members.other.id }
  return refusalOf({ isAdmin: manager.role === 'ROLE_ADMIN' }, standingOf(members), {
    haveBothPaid: await store.haveBothPaid(db, move),
    isOpen: await store.isOpen(db, move, now),
    isDeclined: await store.isDeclined(db, move, now),
  })
}

const standingOf = ({ kept, other }: Members) => {
  const of = ({ isBlocked, role, permissions }: store.MergeMember) => ({
    isBlocked,
    isAdmin: role === 'ROLE_ADMIN',
    // What every confirmed member may do is no right that would be lost.
    hasPermissions: permissions.some(permission => permission !== 'CAN_CHAT'),
  })
  return { kept: of(kept), other: of(other) }
}

/** A photo that visitors could open does not become one of a closed profile, whose address they must not know. */
const canTakePhoto = ({ kept, other }: Members): boolean =>
  other.avatarFile !== null && (isOpenToVisitors(kept.visibility) || !isOpenToVisitors(other.visibility))

const nameOf = ({ firstName, lastName, email }: store.MergeMember): string =>
  `${firstName} ${lastName}`.trim() || maskEmail(email)

/** Until both have agreed they may be different people: of the other address the reader sees only the beginning. */
const namedFor = (side: store.Side, { kept, other }: Members): Named => ({
  name: (side === 'kept' ? kept : other).firstName,
  keptName: nameOf(kept),
  keptEmail: side === 'kept' ? kept.email : maskEmail(kept.email),
  otherName: nameOf(other),
  otherEmail: side === 'other' ? other.email : maskEmail(other.email),
})

async function readCode(
  { db, now }: Pick<VisitorContext, 'db' | 'now'>,
  code: string,
): Promise<{ merge: store.StoredMerge; side: store.Side }> {
  const parts = readLinkToken(code)
  const merge = parts && (await store.findMerge(db, parts.id, now))
  ensure(merge, 'INVALID_CODE')
  const hash = hashOf(parts.secret)
  const isKept = hash.equals(merge.keptCodeHash)
  ensure(isKept || hash.equals(merge.otherCodeHash), 'INVALID_CODE')
  if (merge.status === 'ASKED') await ensureAddress(db, isKept ? 'kept' : 'other', merge)
  return { merge, side: isKept ? 'kept' : 'other' }
}

/** Whose letter it was may have given up that address since, and somebody else may read what comes there. */
async function ensureAddress(db: Db, side: store.Side, merge: store.StoredMerge): Promise<void> {
  const [id, hash] = side === 'kept' ? [merge.keptId, merge.keptAddressHash] : [merge.otherId, merge.otherAddressHash]
  const member = id && (await store.findMergeMember(db, id))
  ensure(!hash || (member && hashOf(member.email).equals(hash)), 'INVALID_CODE')
}
