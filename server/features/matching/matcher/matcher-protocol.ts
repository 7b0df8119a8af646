import type { HashedVectors } from '../engine/embedding/known-vectors.ts'
import type { MatchQuery } from '../engine/pairing/community-index.ts'
import type { MatchMember, MemberFigures } from '../engine/pairing/member.ts'
import type { Preview } from '../engine/pairing/preview.ts'
import type { Shown, WeeklyPlan } from '../engine/pairing/weekly.ts'
import type { Learnt } from '../engine/score/learn.ts'
import type { KeptChunk, RestOfInputs } from '../run/run-inputs.ts'

/** What a run is told step by step; see `RunReplies`. */
export type RunRequest =
  | { kind: 'begin' }
  | { kind: 'members' | 'history'; text: string }
  | { kind: 'rest'; rest: RestOfInputs }
  | { kind: 'kept'; chunk: KeptChunk }
  | { kind: 'vectors'; vectors: HashedVectors }
  | { kind: 'plan' | 'preview' }
  | { kind: 'lists'; from: number; to: number; at: string }
  | { kind: 'prices'; from: number; to: number }

/** Rows of lists, each column as an array of PostgreSQL. */
export type ListColumns = Record<
  'readers' | 'ids' | 'readerIds' | 'subjectIds' | 'places' | 'rates' | 'features',
  string
>
export type PriceColumns = Record<'ids' | 'expectedIntros' | 'capacities', string>

/** With the changes of criteria that the inputs of the run already have. */
export type MadePlan = Pick<WeeklyPlan, 'members' | 'facts' | 'weights' | 'dropped'> & { criteriaChanges: string[] }

export type RunReplies = {
  begin: null
  members: KeptChunk
  history: KeptChunk
  rest: KeptChunk
  kept: null
  vectors: null
  plan: MadePlan
  preview: Preview
  lists: ListColumns
  prices: PriceColumns
}

/** Requests to the thread and its replies. */
export type Operations = {
  run: { input: RunRequest; output: RunReplies[RunRequest['kind']] }
  /** Records as JSON. */
  learn: { input: { records: string; inUse: number[]; base: number[] }; output: Learnt | null }
  update: { input: { communityId: string; changed: MatchMember[]; isLast: boolean }; output: number }
  figures: { input: { communityId: string; changed: MemberFigures[] }; output: null }
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
