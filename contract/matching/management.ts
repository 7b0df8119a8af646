import { z } from 'zod'
import { participantListItem } from '../communities/community.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { day, id, instant, nothing, requiredText } from '../shapes.ts'

const tag = requiredText(limits.tag.max)

export const matchingRules = z.strictObject({
  neverSameCompany: z.boolean(),
  /** Two tags each: who has the one does not meet who has the other; the same tag twice keeps a group apart. */
  neverGroups: z.array(z.tuple([tag, tag])).max(20),
  cooldownWeeks: z.number().int().min(0).max(104),
})
export type MatchingRules = z.infer<typeof matchingRules>

export const pairKind = z.enum(['MUST', 'NEVER'])

export const matchingRun = z.strictObject({
  id,
  week: day,
  status: z.enum(['RUNNING', 'DONE', 'FAILED']),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** What came of it; null until it is done. */
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

/** How many pairs came how far, each counted once. */
export const funnel = z.strictObject({
  shown: z.number().int(),
  connected: z.number().int(),
  answered: z.number().int(),
  /** At least one of the two scored the meeting, or both wanted it and a week has passed. */
  met: z.number().int(),
  scored: z.number().int(),
  meanScore: z.number().nullable(),
})
export type Funnel = z.infer<typeof funnel>

/** What managers see and decide of the matching. */
export const managementApi = {
  getFunnel: endpoint({
    call: 'GET /api/admin/matching/funnel',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary:
      'What came of the recommendations of the last weeks: shown, connected, answered, met, scored; in total and week by week.',
    input: { weeks: z.coerce.number().int().min(1).max(52).default(8) },
    reply: z.strictObject({ total: funnel, byWeek: z.array(funnel.extend({ week: day })) }),
  }),
  listRuns: endpoint({
    call: 'GET /api/admin/matching/runs',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'The last ten weekly runs, newest first, with their progress.',
    reply: z.array(matchingRun),
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
    summary: 'The rules of the matching, with a warning where they would leave members without anybody.',
    reply: matchingRules.extend({
      pairs: z.array(z.strictObject({ first: participantListItem, second: participantListItem, kind: pairKind })),
      /** The cooldown is longer than the community is large. */
      isStarving: z.boolean(),
    }),
  }),
  updateRules: endpoint({
    call: 'POST /api/admin/matching/rules',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Change the rules; the next run follows them.',
    input: matchingRules.shape,
    reply: z.strictObject({ isStarving: z.boolean() }),
    limit: 'write',
  }),
  setPairRule: endpoint({
    call: 'POST /api/admin/matching/pair-rule',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Two members must meet, or never.',
    input: { firstId: id, secondId: id, kind: pairKind },
    reply: nothing,
    limit: 'write',
  }),
  removePairRule: endpoint({
    call: 'DELETE /api/admin/matching/pair-rule',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Forget what was said of two members.',
    input: { firstId: id, secondId: id },
    reply: nothing,
    limit: 'write',
  }),
}
