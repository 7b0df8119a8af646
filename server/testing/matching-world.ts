import { newId } from '#server/platform/db/id.ts'
import { buildParticipant } from './factories.ts'
import type { TestApp } from './harness.ts'
import { buildIntro, buildMatching, requestOf } from './matching.ts'

type Both = { here: string; elsewhere: string }

/** What matching has for the member, and the same kinds of things in the other community. */
export type MatchingWorld = {
  /** The member was shown the subject, and nobody has written. */
  matching: Both
  /** Somebody wrote to the member, who has not answered. */
  intro: Both
  /** A matching of the member's whose meeting is due to be scored. */
  meeting: Both
  /** An open request of the subject's. */
  request: Both
}

/** What calls write; the rest of these tables is made good again as a whole. */
const tables = [
  'credit_entry',
  'credit_account',
  'intro',
  'matching',
  'matching_run',
  'matching_preference',
  'matching_rules',
  'relation',
  'bookmark',
  'report',
  'never_pair',
  'request_answer',
  'pair_rule',
  'pair_score',
  'notification',
]

type Place = { communityId: string; memberId: string; subjectId: string }

/** Everything is put back under the same ids, so that samples can name them. */
export async function buildMatchingWorld(t: TestApp, places: { here: Place; elsewhere: Place }) {
  const now = t.clock.now()
  const stories = await Promise.all(
    Object.values(places).map(async place => ({
      ...place,
      matching: newId(now),
      intro: newId(now),
      meeting: newId(now),
      metIntro: newId(now),
      request: await requestOf(t, place.subjectId),
      suitorId: (await buildParticipant(t, { communityId: place.communityId })).id,
      companionId: (await buildParticipant(t, { communityId: place.communityId })).id,
    })),
  )
  const [here, elsewhere] = stories as [(typeof stories)[0], (typeof stories)[0]]
  const both = (name: keyof MatchingWorld): Both => ({ here: here[name], elsewhere: elsewhere[name] })
  const restoreMatching = async () => {
    // In one go: this runs before every call of the access matrix.
    await t.owner.unsafe(tables.map(table => `delete from ${table}`).join(';'))
    await Promise.all(
      stories.map(async ({ communityId, memberId, subjectId, suitorId, companionId, ...story }) => {
        const met = { communityId, participantId: memberId, subjectId: companionId, at: daysBefore(t, 9) }
        await Promise.all([
          buildMatching(t, { communityId, participantId: memberId, subjectId, id: story.matching }),
          buildIntro(t, { communityId, participantId: suitorId, subjectId: memberId, id: story.intro }),
          buildMatching(t, { ...met, id: story.meeting, meetingDueAt: daysBefore(t, 1) }),
        ])
        await buildIntro(t, { ...met, id: story.metIntro, matchingId: story.meeting, status: 'ACCEPTED' })
      }),
    )
  }
  const world: MatchingWorld = {
    matching: both('matching'),
    intro: both('intro'),
    meeting: both('meeting'),
    request: both('request'),
  }
  return { world, restoreMatching }
}

const daysBefore = ({ clock }: TestApp, days: number): Date => new Date(clock.now().getTime() - days * 86_400_000)
