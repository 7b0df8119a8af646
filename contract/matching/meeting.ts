import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { listedParticipant } from '../participants/profile-shapes.ts'
import { id, instant, nothing, text } from '../shapes.ts'

export const meetingScore = z.number().int().min(1).max(5)

export const pendingScore = z.strictObject({ matchingId: id, person: listedParticipant, introducedAt: instant })
export type PendingScore = z.infer<typeof pendingScore>

/** How meetings went. */
export const meetingApi = {
  listPendingScores: endpoint({
    call: 'GET /api/matching/:id/pending-score',
    access: 'member',
    summary:
      'Meetings that the member (whose own id this is) is asked about: a week after an intro, until scored or skipped.',
    input: { id },
    reply: z.array(pendingScore),
  }),
  updateScore: endpoint({
    call: 'POST /api/matching/update-score',
    access: 'member',
    summary: 'Say how a meeting was, 1 to 5; it moves later recommendations.',
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
  skipScore: endpoint({
    call: 'POST /api/matching/skip-score',
    access: 'member',
    summary: 'Not to be asked about a meeting any more.',
    input: { matchingId: id },
    reply: nothing,
    fails: ['NOT_MET'],
    limit: 'write',
  }),
}
