import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, nothing, text } from '../shapes.ts'

export const meetingScore = z.number().int().min(1).max(5)

export const pendingScore = z.strictObject({ matchingId: id, person: listedParticipant, introducedAt: instant })
export type PendingScore = z.infer<typeof pendingScore>

/** Feedback on meetings. */
export const meetingApi = {
  listPendingScores: endpoint({
    call: 'GET /api/matching/:id/pending-score',
    access: 'member',
    summary:
      "List meetings that the participant (`id` is the caller's own) is asked to score: from a week after an intro was accepted until answered or skipped.",
    input: { id },
    reply: z.array(pendingScore),
  }),
  updateScore: endpoint({
    call: 'POST /api/matching/update-score',
    access: 'member',
    summary: 'Score a meeting from 1 to 5, which says that it took place. The score influences later recommendations.',
    input: { matchingId: id, score: meetingScore },
    reply: nothing,
    fails: ['NOT_MET'],
    limit: 'write',
  }),
  updateNote: endpoint({
    call: 'POST /api/matching/update-note',
    access: 'member',
    summary: 'Add a note to the score of a meeting.',
    input: { matchingId: id, note: text(limits.note.max) },
    reply: nothing,
    fails: ['NOT_MET'],
    limit: 'write',
  }),
  updateNotMet: endpoint({
    call: 'POST /api/matching/not-met',
    access: 'member',
    summary: 'Say that the two did not meet, which removes the score; or take that back.',
    input: { matchingId: id, isNotMet: z.boolean() },
    reply: nothing,
    fails: ['NOT_MET'],
    limit: 'write',
  }),
  skipScore: endpoint({
    call: 'POST /api/matching/skip-score',
    access: 'member',
    summary: 'Skip the feedback on a meeting.',
    input: { matchingId: id },
    reply: nothing,
    fails: ['NOT_MET'],
    limit: 'write',
  }),
}
