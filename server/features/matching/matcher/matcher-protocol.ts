import type { HashedVectors } from '../engine/embedding/known-vectors.ts'
import type { MatchQuery } from '../engine/pairing/community-index.ts'
import type { MatchMember } from '../engine/pairing/member.ts'
import type { Preview } from '../engine/pairing/preview.ts'
import type { Shown, WeeklyInputs, WeeklyResult } from '../engine/pairing/weekly.ts'
import type { FeedbackRecord, Learnt } from '../engine/score/learn.ts'

/** Requests to the thread and its replies. */
export type Operations = {
  run: { input: WeeklyInputs; output: WeeklyResult }
  preview: { input: WeeklyInputs; output: Preview }
  learn: { input: { records: FeedbackRecord[]; inUse: number[]; base: number[] }; output: Learnt | null }
  update: { input: { communityId: string; changed: MatchMember[]; isLast: boolean }; output: number }
  vectors: { input: { communityId: string; vectors: HashedVectors }; output: null }
  /** Without a participant: the whole community. */
  remove: { input: { communityId: string; participantId: string | null }; output: null }
  recommend: { input: { communityId: string; query: MatchQuery; count: number | null }; output: Shown[] }
  rate: {
    input: { communityId: string; query: MatchQuery; otherId: string }
    output: Omit<Shown, 'subjectId'> | null
  }
  rateAmong: { input: { communityId: string; query: MatchQuery; otherIds: string[] }; output: Shown[] }
  findAnswerable: { input: { communityId: string; readerId: string; count: number }; output: string[] }
}
export type Operation = keyof Operations

export type MatcherRequest = {
  [V in Operation]: { id: number; operation: V; input: Operations[V]['input'] }
}[Operation]
export type MatcherResponse = { id: number } & ({ output: unknown } | { progress: number } | { problem: string })
