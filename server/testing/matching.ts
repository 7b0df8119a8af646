import { mondayOf } from '#server/features/matching/run/week.ts'
import { newId } from '#server/platform/db/id.ts'
import { buildParticipant, buildSession, type Ground } from './factories.ts'

/*
 * What is between members: who was shown to whom, who wrote, liked, answered. Each factory makes the people it is about unless it
 * is told of them.
 */

/** A member with a session, who can call. */
export async function buildReader(t: Ground, communityId: string, wish: Parameters<typeof buildParticipant>[1] = {}) {
  const place = await buildParticipant(t, { communityId, ...wish })
  const [user] = await t.owner<{ email: string }[]>`select email from app_user where id = ${place.userId}`
  return { ...place, email: user?.email ?? '', token: (await buildSession(t, place)).token }
}

type Told = {
  firstName?: string
  about?: string
  lookingFor?: string
  position?: string
  company?: string
  city?: string
  tags?: string[]
  timeZone?: string
}

/** A member with something to tell, who can call. */
export async function buildTeller(t: Ground, communityId: string, told: Told = {}) {
  const { firstName = 'Vera', ...rest } = told
  const reader = await buildReader(t, communityId, { firstName })
  const {
    about = 'I run a small bakery and bake rye bread.',
    lookingFor = 'Somebody who knows ovens',
    tags = [],
  } = rest
  await t.owner`
    update participant set about = ${about}, looking_for = ${lookingFor}, position = ${rest.position ?? ''},
      company = ${rest.company ?? ''}, city = ${rest.city ?? ''}, is_location_shared = true, tags = ${tags},
      time_zone = ${rest.timeZone ?? null}
    where id = ${reader.id}`
  return reader
}

type PairWish = { communityId: string; participantId?: string; subjectId?: string; id?: string; at?: Date }

/** The two of a wish, made where they are missing. */
async function pairOf(t: Ground, { communityId, participantId, subjectId }: PairWish) {
  return {
    communityId,
    participantId: participantId ?? (await buildParticipant(t, { communityId })).id,
    subjectId: subjectId ?? (await buildParticipant(t, { communityId })).id,
  }
}

type MatchingWish = PairWish & {
  week?: string
  origin?: 'WEEKLY' | 'INSTANT' | 'INTRO'
  rate?: number
  meetingDueAt?: Date
  score?: number
}

/** One member shown to another. */
export async function buildMatching(t: Ground, wish: MatchingWish) {
  const pair = await pairOf(t, wish)
  const at = wish.at ?? t.clock.now()
  const id = wish.id ?? newId(t.clock.now())
  await t.owner`
    insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at, meeting_due_at, score,
      scored_at)
    values (${pair.communityId}, ${id}, ${pair.participantId}, ${pair.subjectId}, ${wish.week ?? mondayOf(at, 'UTC')},
      ${wish.origin ?? 'WEEKLY'}, 1, ${wish.rate ?? 50}, ${at}, ${wish.meetingDueAt ?? null}, ${wish.score ?? null},
      ${wish.score === undefined ? null : at})`
  return { ...pair, id }
}

type IntroWish = PairWish & {
  status?: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'UNDELIVERED'
  message?: string
  answeredAt?: Date
  matchingId?: string
}

/** From `participantId` to `subjectId`. */
export async function buildIntro(t: Ground, wish: IntroWish) {
  const pair = await pairOf(t, wish)
  const [id, at] = [wish.id ?? newId(t.clock.now()), wish.at ?? t.clock.now()]
  const status = wish.status ?? 'SENT'
  const isAnswered = status === 'ACCEPTED' || status === 'DECLINED'
  await t.owner`
    insert into intro (community_id, id, from_id, to_id, matching_result_id, intro_message, status, created_at, answered_at)
    values (${pair.communityId}, ${id}, ${pair.participantId}, ${pair.subjectId}, ${wish.matchingId ?? null},
      ${wish.message ?? 'Shall we have tea?'}, ${status}, ${at}, ${isAnswered ? (wish.answeredAt ?? at) : null})`
  return { ...pair, id }
}

export async function buildRelation(t: Ground, wish: PairWish & { relationType?: 'LIKE' | 'DISLIKE' }) {
  const pair = await pairOf(t, wish)
  await t.owner`
    insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
    values (${pair.communityId}, ${pair.participantId}, ${pair.subjectId}, ${wish.relationType ?? 'DISLIKE'},
      ${wish.at ?? t.clock.now()})`
  return pair
}

export async function buildBookmark(t: Ground, wish: PairWish) {
  const pair = await pairOf(t, wish)
  await t.owner`
    insert into bookmark (community_id, participant_id, subject_id, created_at)
    values (${pair.communityId}, ${pair.participantId}, ${pair.subjectId}, ${wish.at ?? t.clock.now()})`
  return pair
}

export async function buildReport(t: Ground, wish: PairWish) {
  const pair = await pairOf(t, wish)
  await t.owner`
    insert into report (community_id, id, author_id, subject_id, reason, created_at)
    values (${pair.communityId}, ${newId(t.clock.now())}, ${pair.participantId}, ${pair.subjectId}, 'SPAM', ${t.clock.now()})`
  return pair
}

export async function buildNeverPair(t: Ground, wish: PairWish) {
  const pair = await pairOf(t, wish)
  await t.owner`
    insert into never_pair (community_id, participant_id, subject_id, created_at)
    values (${pair.communityId}, ${pair.participantId}, ${pair.subjectId}, ${t.clock.now()})`
  return pair
}

/** The open request of a member, which the database keeps by itself. */
export async function requestOf({ owner }: Ground, participantId: string): Promise<string> {
  const [row] = await owner<{ id: string }[]>`
    select id from request where participant_id = ${participantId} and closed_at is null`
  if (!row) throw new Error('This member has no open request')
  return row.id
}

/** An answer to the open request of `subjectId`. */
export async function buildRequestAnswer(t: Ground, wish: PairWish & { answer?: string }) {
  const pair = await pairOf(t, wish)
  const [id, requestId] = [newId(t.clock.now()), await requestOf(t, pair.subjectId)]
  await t.owner`
    insert into request_answer (community_id, id, request_id, author_id, answer, created_at)
    values (${pair.communityId}, ${id}, ${requestId}, ${pair.participantId}, ${wish.answer ?? 'I can help'},
      ${wish.at ?? t.clock.now()})`
  return { ...pair, id, requestId }
}

type RunWish = {
  communityId: string
  week?: string
  status?: 'RUNNING' | 'DONE' | 'FAILED'
  facts?: Record<string, unknown>
}

export async function buildRun({ owner, clock }: Ground, wish: RunWish): Promise<string> {
  const [id, now] = [newId(clock.now()), clock.now()]
  const status = wish.status ?? 'DONE'
  await owner`
    insert into matching_run (community_id, id, week, status, progress, seed, started_at, finished_at, facts)
    values (${wish.communityId}, ${id}, ${wish.week ?? mondayOf(now, 'UTC')}, ${status}, ${status === 'DONE' ? 1 : 0.5}, 1, ${now},
      ${status === 'DONE' ? now : null}, ${JSON.stringify(wish.facts ?? {})}::text::jsonb)`
  return id
}

/** In the order that the tables ask for: the smaller id first. */
const ordered = ({ participantId, subjectId }: { participantId: string; subjectId: string }) =>
  participantId < subjectId ? [participantId, subjectId] : [subjectId, participantId]

export async function buildPairRule(t: Ground, wish: PairWish & { kind?: 'MUST' | 'NEVER' }) {
  const pair = await pairOf(t, wish)
  const [first, second] = ordered(pair)
  await t.owner`
    insert into pair_rule (community_id, first_id, second_id, kind, created_at)
    values (${pair.communityId}, ${first as string}, ${second as string}, ${wish.kind ?? 'NEVER'}, ${t.clock.now()})`
  return pair
}

/** What a moderator said of a pair. */
export async function buildPairScore(
  t: Ground,
  wish: PairWish & { scoredBy: string; score?: number; machineRate?: number },
) {
  const pair = await pairOf(t, wish)
  const [first, second] = ordered(pair)
  await t.owner`
    insert into pair_score (community_id, first_id, second_id, scored_by, internal_admin_score, machine_rate, scored_at)
    values (${pair.communityId}, ${first as string}, ${second as string}, ${wish.scoredBy}, ${wish.score ?? 5},
      ${wish.machineRate ?? 50}, ${wish.at ?? t.clock.now()})`
  return pair
}
