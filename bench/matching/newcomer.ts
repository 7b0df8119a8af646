import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'
import { CommunityIndex } from '#server/features/matching/engine/pairing/community-index.ts'
import { defaultRules, type MatchMember } from '#server/features/matching/engine/pairing/member.ts'
import { prior } from '#server/features/matching/engine/score/probability.ts'
import { profilesIn, requestsIn } from './retrieval/pairs.ts'

/**
 * Members of a whole community, each combined from two profiles of the retrieval set, so that no two texts are equal.
 */
export function manyMembers(count: number, seed: number): MatchMember[] {
  const [profiles, requests, random] = [profilesIn('ru'), requestsIn('ru'), seededRandom(seed)]
  const any = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: count }, (_, at) => {
    const [first, second] = [any(profiles), any(profiles)]
    return {
      id: `${seed}-${at}`,
      firstName: 'Имя',
      request: any(requests).request,
      canHelp: '',
      goal: '',
      about: `${first.about} ${second.about}`,
      position: '',
      company: '',
      city: first.city,
      tags: [`тема ${first.topic}`, `тема ${second.topic}`],
      answers: [],
      isActive: true,
      pausedUntil: null,
      everyWeeks: 1,
      lastServed: null,
      lastSeen: null,
      answerRate: null,
      meetingScore: null,
      neverPairWith: [],
    }
  })
}

/** Milliseconds from a completed request to ten matches: indexing the newcomer, all texts, both directions, ranking. */
export function measureNewcomer(members: number, rounds: number): number[] {
  const known = manyMembers(members, 3)
  const index = new CommunityIndex()
  index.update(known)
  const expectedIntros = known.map(({ id }): [string, number] => [id, 2])
  const ask = (newcomer: MatchMember) => {
    const started = performance.now()
    index.update([newcomer])
    const query = {
      readerId: newcomer.id,
      now: '2026-11-16T09:00:00Z',
      weights: [...prior],
      pairs: [],
      tastes: [],
      adminScores: [],
      rules: defaultRules,
      expectedIntros,
    }
    if (index.recommend(query, 10).length !== 10) throw new Error('A newcomer was shown fewer than ten')
    return performance.now() - started
  }
  // The first rounds include JIT compilation and are dropped.
  return manyMembers(rounds + 5, 4)
    .map(ask)
    .slice(5)
}
