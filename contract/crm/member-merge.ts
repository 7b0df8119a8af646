import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, nothing } from '../shapes.ts'
import { mergeFields, mergeRefusals, similarities } from './member-merge-fields.ts'

const count = z.number().int()
const side = z.strictObject({ id, name: z.string(), isConfirmed: z.boolean() })

/** A proposal to merge two members that waits for the owners of both addresses, or that one of them declined. */
export const memberMerge = z.strictObject({
  id,
  status: z.enum(['ASKED', 'DECLINED']),
  /** The profile that stays. */
  kept: side,
  /** The profile that ends, and whose rows move to the other one. */
  other: side,
  createdAt: instant,
  /** Until when the letters are valid, or for how long the same is not proposed again after it was declined. */
  expiresAt: instant,
})
export type MemberMerge = z.infer<typeof memberMerge>

export const mergePreview = z.strictObject({
  /** Null if the two can be merged. */
  refusal: z.enum(mergeRefusals).nullable(),
  canTakePhoto: z.boolean(),
  /** What moves to the kept profile. */
  moved: z.strictObject({ intros: count, chats: count, events: count, requests: count, notes: count, tags: count }),
  /** Of which both have one: with the same person or at the same event. They become one. */
  shared: z.strictObject({ intros: count, chats: count, events: count }),
})
export type MergePreview = z.infer<typeof mergePreview>

export const similarMember = z.strictObject({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  by: z.enum(similarities),
})
export type SimilarMember = z.infer<typeof similarMember>

const merge = z.strictObject({ merge: memberMerge.nullable() })
const code = z.string().trim().max(200)
const person = z.strictObject({
  name: z.string(),
  /** Of the other one only the first letter and the domain. */
  email: z.string(),
})

/** Merging two people of a community: proposed by a manager, confirmed by letter by the owners of both addresses. */
export const memberMergeApi = {
  find: endpoint({
    call: 'GET /api/admin/participants/:participantId/merge',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Find the open or declined merge in which a member takes part; null when there is none.',
    input: { participantId: id },
    reply: merge,
  }),
  listSimilar: endpoint({
    call: 'GET /api/admin/participants/:participantId/similar',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'List up to five members who look like the same person: by name, or by a contact that its owner shows.',
    input: { participantId: id },
    reply: z.array(similarMember),
  }),
  preview: endpoint({
    call: 'GET /api/admin/participants/:participantId/merge/:otherId',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Get what a merge would move to the member from the other one, or why it is refused.',
    input: { participantId: id, otherId: id },
    reply: mergePreview,
  }),
  propose: endpoint({
    call: 'POST /api/admin/participants/:participantId/merge/:otherId',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Propose to merge the other member into this one. A letter goes to both addresses, and nothing changes until both have confirmed.',
    input: {
      participantId: id,
      otherId: id,
      /** Fields that take the value of the other profile. */
      fromOther: z.array(z.enum(mergeFields)).max(mergeFields.length),
    },
    reply: memberMerge,
    fails: ['CANNOT_MERGE'],
    idempotent: true,
    limit: 'letter',
  }),
  withdraw: endpoint({
    call: 'DELETE /api/admin/participants/:participantId/merge',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Withdraw the open merge in which a member takes part. The links of its letters end.',
    input: { participantId: id },
    reply: nothing,
    limit: 'write',
  }),
  getLetter: endpoint({
    call: 'POST /api/member-merge/letter',
    access: 'anyone',
    summary: 'Get what the link of a letter about a merge would do. Changes nothing.',
    input: { code },
    reply: z.strictObject({
      state: z.enum(['ASKED', 'CONFIRMED', 'DECLINED', 'DONE']),
      /** Whose letter it is: of the profile that stays, or of the one that ends. */
      side: z.enum(['kept', 'other']),
      kept: person,
      other: person,
    }),
    fails: ['INVALID_CODE'],
    limit: 'signIn',
  }),
  confirm: endpoint({
    call: 'POST /api/member-merge/confirm',
    access: 'anyone',
    summary: 'Confirm a merge with the code of one of its two letters; the second one merges.',
    input: { code },
    reply: z.strictObject({ isMerged: z.boolean() }),
    fails: ['INVALID_CODE', 'CANNOT_MERGE'],
    limit: 'signIn',
  }),
  decline: endpoint({
    call: 'POST /api/member-merge/decline',
    access: 'anyone',
    summary: 'Decline a merge with the code of one of its two letters. The same is not proposed again for a month.',
    input: { code },
    reply: nothing,
    fails: ['INVALID_CODE'],
    limit: 'signIn',
  }),
}
