import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import { CommunityIndex } from '#server/features/matching/engine/pairing/community-index.ts'
import { defaultRules, type MatchMember } from '#server/features/matching/engine/pairing/member.ts'
import type { ReasonProfile } from '#server/features/matching/engine/reason/clauses.ts'
import { prior } from '#server/features/matching/engine/score/probability.ts'
import { relevanceOf } from '#server/features/matching/recommendation/rules.ts'
import type { JudgedMember, World } from './world.ts'

/**
 * A recommendation as the reader sees it. `rate`: as computed, which the order follows. `isClaim`: the reason says that one is what the
 * other asked for.
 */
export type ShownPerson = {
  other: string
  rate: number
  level: RelevanceLevel
  isClaim: boolean
  reason: string | null
}

const now = '2026-11-16T09:00:00Z'

const matchMember = (told: JudgedMember): MatchMember => ({
  ...told,
  isActive: true,
  pausedUntil: null,
  everyWeeks: 1,
  lastServed: null,
  lastSeen: now,
  answerRate: null,
  meetingScore: null,
  neverPairWith: [],
})

const reasonProfile = ({ firstName, ...told }: JudgedMember): ReasonProfile => ({ ...told, name: firstName })

/** Each member's list, most relevant first: everybody of the world who may be shown. */
export function listsOf({ members }: World): Map<string, ShownPerson[]> {
  const index = new CommunityIndex()
  index.update(members.map(matchMember))
  const profiles = new Map(members.map(member => [member.id, reasonProfile(member)]))
  const query = { now, weights: [...prior], pairs: [], tastes: [], adminScores: [], rules: defaultRules }
  return new Map(
    members.map(({ id, language }) => [
      id,
      index.recommend({ ...query, readerId: id, expectedIntros: [] }, members.length).map(({ subjectId, rate }) => {
        const [reader, other] = [profiles.get(id), profiles.get(subjectId)]
        const pair = { reader, other, rate, judgement: undefined }
        const { relevanceLevel, reason } = relevanceOf(pair, language)
        return {
          other: subjectId,
          rate,
          level: relevanceLevel ?? 'LOW',
          isClaim: reason?.isClaim ?? false,
          reason: reason?.text ?? null,
        }
      }),
    ]),
  )
}
