import type { Question } from '../engine/pairing/community-index.ts'
import type { MatchMember } from '../engine/pairing/member.ts'
import type { Shown, WeeklyInputs, WeeklyResult } from '../engine/pairing/weekly.ts'

/** Requests to the thread and its replies. */
export type Verbs = {
  run: { asked: WeeklyInputs; answered: WeeklyResult }
  update: { asked: { communityId: string; changed: MatchMember[]; isLast: boolean }; answered: number }
  recommend: { asked: { communityId: string; question: Question; count: number }; answered: Shown[] }
  rate: {
    asked: { communityId: string; question: Question; otherId: string }
    answered: Omit<Shown, 'subjectId'> | null
  }
  findAnswerable: { asked: { communityId: string; readerId: string; count: number }; answered: string[] }
}
export type Verb = keyof Verbs

export type Asked = { [V in Verb]: { id: number; verb: V; asked: Verbs[V]['asked'] } }[Verb]
export type Answered = { id: number } & ({ answered: unknown } | { progress: number } | { problem: string })
