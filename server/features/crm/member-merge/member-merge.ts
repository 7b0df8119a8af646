import type { MergeField } from '#contract/crm/member-merge-fields.ts'
import { erasePerson } from '#server/platform/feature/personal-data.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { updateMember } from '../member/store.ts'
import * as rows from '../member-rows/store.ts'
import * as chats from '../merged-chats/store.ts'
import { keptIntro, takenFields } from './rules.ts'
import * as store from './store.ts'

type Members = { kept: store.MergeMember; other: store.MergeMember }

/**
 * Moves what the other one has in this community to the kept one, and removes the rest as when an account is deleted; the account
 * itself stays, without a place here. In the transaction that holds the locks of `lockRowsOf`.
 */
export async function mergeMembers(
  scope: Scope,
  mergeId: string,
  { kept, other }: Members,
  { fromOther, canTakePhoto }: { fromOther: MergeField[]; canTakePhoto: boolean },
): Promise<void> {
  const { db, community, now } = scope
  const move = { kept: kept.id, other: other.id }
  await store.markDone(db, mergeId, move, other.slug)
  const storedNames = await chats.removeChatBetween(db, move)
  await rows.removeBetween(db, move)
  const shared = await store.listSharedIntros(db, move)
  const removed = shared.map(({ mine, theirs }) => (keptIntro(mine, theirs) === mine ? theirs.id : mine.id))
  await store.moveIntros(db, move, removed)
  for (const chat of await chats.listSharedChats(db, move)) await chats.joinChats(db, move, chat)
  await chats.movePairChats(db, move)
  await rows.moveOrderedPairs(db, move)
  const taken = takenFields(kept, other, fromOther)
  await updateMember(db, community.id, kept.id, { profile: taken, contacts: {} })
  await store.moveRequests(db, move, taken.lookingFor !== undefined, now)
  await store.fillFromOther(db, move, {
    isCity: taken.city !== undefined,
    isPhoto: canTakePhoto && fromOther.includes('photo'),
  })
  await rows.moveParticipantRows(db, move)
  await rows.moveConnectionRows(db, { kept: kept.userId, other: other.userId })
  await rows.moveNamed(db, move)
  await rows.countAgain(db, move)
  const person = { communityId: community.id, userId: other.userId, email: other.email, participantId: other.id }
  const photos = await erasePerson(db, scope.personalData.ofCommunity, { ...person, name: null }, scope)
  for (const avatarFile of photos) await scope.queue('account.remove photo', { communityId: community.id, avatarFile })
  if (storedNames.length > 0) await scope.queue('chatFile.remove', { storedNames })
}
