import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { day, id, instant, nothing } from '../shapes.ts'

export const pairChoiceKind = z.enum(['SKIP', 'PIN'])
export type PairChoiceKind = z.infer<typeof pairChoiceKind>

/** Why a run did not show a pinned pair. Decisions of members stay confidential: they are OTHER, as is a pause. */
export const droppedBecause = z.enum(['GONE', 'RULE', 'OTHER'])
export type DroppedBecause = z.infer<typeof droppedBecause>

const pairChoice = z.strictObject({
  first: listedParticipant,
  second: listedParticipant,
  choice: pairChoiceKind,
  /** What the run did; null before it. */
  outcome: z.enum(['DONE', 'DROPPED']).nullable(),
  droppedBecause: droppedBecause.nullable(),
})
export type PairChoice = z.infer<typeof pairChoice>

const pair = { firstId: id, secondId: id }

/** What managers decide on pairs for the next weekly run, until it begins. */
export const pairChoiceApi = {
  list: endpoint({
    call: 'GET /api/admin/matching/choices',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'List the pairs that managers skip or pin in the next weekly run, newest first, and those of the last run that had any, with what it did.',
    reply: z.strictObject({
      /** Monday of the next run, and when it begins. */
      week: day,
      runAt: instant,
      items: z.array(pairChoice),
      last: z.strictObject({ week: day, items: z.array(pairChoice) }).nullable(),
    }),
  }),
  set: endpoint({
    call: 'POST /api/admin/matching/choice',
    access: 'CAN_MANAGE_COMMUNITY',
    summary:
      'Skip a pair in the next weekly run, or pin it: then the run shows the two to each other, if both can be shown.',
    input: { ...pair, choice: pairChoiceKind },
    reply: nothing,
    fails: ['PAIR_RULED_OUT', 'TOO_MANY_CHOICES'],
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/matching/choice',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Leave a pair of the next weekly run to the matching again.',
    input: pair,
    reply: nothing,
    limit: 'write',
  }),
}
