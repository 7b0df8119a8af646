import { z } from 'zod'
import { participantListItem } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { day, id, instant, nothing, requiredText } from '../shapes.ts'

const tag = requiredText(limits.tag.max)

export const matchingRules = z.strictObject({
  neverSameCompany: z.boolean(),
  /**
   * Pairs of tags: participants with one are never matched with participants with the other. The same tag twice
   * separates a group from itself.
   */
  neverGroups: z.array(z.tuple([tag, tag])).max(20),
  cooldownWeeks: z.number().int().min(0).max(104),
})
export type MatchingRules = z.infer<typeof matchingRules>

/** What the cooldown means in a community of this size. */
const matchingPace = z.strictObject({
  /** People in a weekly list. */
  people: z.number().int(),
  /** Weeks before one of them can come again; less than `cooldownWeeks` in a community that is too small for it. */
  weeks: z.number().int(),
})
export type MatchingPace = z.infer<typeof matchingPace>

export const pairKind = z.enum(['MUST', 'NEVER'])

export const matchingRun = z.strictObject({
  id,
  week: day,
  status: z.enum(['RUNNING', 'DONE', 'FAILED']),
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** Results; null until the run is done. */
  facts: z
    .strictObject({
      members: z.number().int(),
      lists: z.number().int(),
      shown: z.number().int(),
      neverShown: z.number().int(),
      isRefitted: z.boolean(),
    })
    .nullable(),
})
export type MatchingRun = z.infer<typeof matchingRun>

/** Managers' view of matching. */
export const managementApi = {
  listRuns: endpoint({
    call: 'GET /api/admin/matching/runs',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'List the last ten weekly runs, newest first, with their progress, and whether the caller may start one.',
    reply: z.strictObject({ items: z.array(matchingRun), can: z.strictObject({ start: z.boolean() }) }),
  }),
  startRun: endpoint({
    call: 'POST /api/admin/matching/run',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "Start this week's run now, if it has not been made.",
    reply: nothing,
    limit: 'write',
  }),
  getRules: endpoint({
    call: 'GET /api/admin/matching/rules',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Get the matching rules, what they mean for the lists in a community of this size, and whether it is too small for the cooldown.',
    reply: matchingRules.extend({
      pairs: z.array(z.strictObject({ first: participantListItem, second: participantListItem, kind: pairKind })),
      pace: matchingPace,
      /** The community is too small for the cooldown that managers set. */
      isStarving: z.boolean(),
    }),
  }),
  updateRules: endpoint({
    call: 'POST /api/admin/matching/rules',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Update the matching rules. The next run applies them.',
    input: matchingRules.shape,
    reply: z.strictObject({ pace: matchingPace, isStarving: z.boolean() }),
    limit: 'write',
  }),
  setPairRule: endpoint({
    call: 'POST /api/admin/matching/pair-rule',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Set that two participants must be matched, or never.',
    input: { firstId: id, secondId: id, kind: pairKind },
    reply: nothing,
    limit: 'write',
  }),
  removePairRule: endpoint({
    call: 'DELETE /api/admin/matching/pair-rule',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Remove what was set for two participants.',
    input: { firstId: id, secondId: id },
    reply: nothing,
    limit: 'write',
  }),
}
