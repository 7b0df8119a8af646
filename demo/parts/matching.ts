import type { MatchMember } from '#server/features/matching/engine/pairing/member.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { type DemoCommunity, type Encounter, simulateWeeks, type Week } from '../matching/history.ts'
import { requestAnswers } from '../matching/words.ts'
import { loginEmail, makeAccounts } from '../members/accounts.ts'
import type { Account, Member } from '../members/member.ts'
import { daysBefore, demoDate, idFor, randomFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows, json } from './rows.ts'

/** Weeks of recommendations with their outcome, and the list of the week in which the demo is loaded. */
export const matchingPart: DemoPart = {
  name: 'matching-1',
  async load(db, { now }) {
    const accounts = makeAccounts()
    for (const community of demoCommunities) {
      // The weekly run of this database was faster: keep its lists.
      const [made] = await db`select from matching_run where community_id = ${communityId(community.domain)} limit 1`
      if (made) continue
      const members = accounts.flatMap(account =>
        account.members
          .filter(({ communityDomain }) => communityDomain === community.domain)
          .map(member => ({ account, member })),
      )
      const weeks = simulateWeeks(community, members.map(asMatchMember), weeksUntil(now, community.timeZone), now)
      await writeWeeks(db, community, weeks, now)
      await writeLetterClaims(db, community, members, weeks)
      await writeBookmarks(db, community, weeks, members)
      await writeAnswers(db, community, members)
    }
  },
}

/** The last weeks before the demo date, and the current one. */
function weeksUntil(now: Date, timeZone: string): string[] {
  const last = mondayOf(demoDate, timeZone)
  const past = [-7, 0].map(days => addDays(last, days))
  const current = mondayOf(now, timeZone)
  return current > last ? [...past, current] : past
}

export const asMatchMember = ({ account, member }: { account: Account; member: Member }): MatchMember => ({
  id: member.id,
  firstName: member.firstName,
  request: member.lookingFor,
  canHelp: member.canHelp,
  goal: member.goal,
  about: member.about,
  position: member.position,
  company: member.company,
  city: member.isLocationShared ? member.cityName : '',
  tags: member.tags,
  answers: [],
  isActive: member.moderationStatus === 'CONFIRMED' && member.isProfileEnabled && member.isNetworkingEnabled,
  pausedUntil: null,
  everyWeeks: 1,
  lastServed: null,
  lastSeen: daysBefore(randomFor('seen', account.email).next() * 20, randomFor('seen', member.id)).toISOString(),
  answerRate: null,
  meetingScore: null,
  neverPairWith: [],
})

const matchingId = ({ at, readerId, subjectId, week }: Encounter) => idFor(at, 'matching', readerId, subjectId, week)
const weekMs = 7 * 86_400_000

async function writeWeeks(db: Db, { domain }: DemoCommunity, weeks: Week[], now: Date): Promise<void> {
  const community_id = communityId(domain)
  const runId = (week: string) => idFor(demoDate, 'run', domain, week)
  await insertRows(
    db,
    'matching_run',
    weeks.map(({ week, at, result }) => ({
      community_id,
      id: runId(week),
      week,
      status: 'DONE',
      progress: 1,
      seed: 7,
      started_at: at,
      finished_at: at,
      facts: json(db, result.facts),
    })),
  )
  const encounters = weeks.flatMap(({ encounters }) => encounters)
  const introOf = new Map(
    encounters.flatMap(({ readerId, subjectId, intro }) =>
      intro ? [[`${readerId} ${subjectId}`, intro] as const, [`${subjectId} ${readerId}`, intro] as const] : [],
    ),
  )
  await insertRows(
    db,
    'matching',
    encounters.map(encounter => {
      const { readerId, subjectId, week, at, place, rate, score, note, intro } = encounter
      const met = intro ?? introOf.get(`${readerId} ${subjectId}`)
      const isAsked = met && met.status !== 'DECLINED'
      return {
        community_id,
        id: matchingId(encounter),
        participant_id: readerId,
        subject_id: subjectId,
        week,
        origin: 'WEEKLY',
        place,
        rate,
        matched_at: at,
        run_id: runId(week),
        meeting_due_at: isAsked ? new Date(met.sentAt.getTime() + weekMs) : null,
        meeting_asked_at: isAsked && met.sentAt.getTime() + weekMs < now.getTime() ? now : null,
        score,
        note,
        scored_at: score === null ? null : demoDate,
      }
    }),
  )
  await writeIntros(db, community_id, encounters)
  await db`
    update matching m set request_id = r.id from request r
    where m.community_id = ${community_id} and r.community_id = m.community_id and r.participant_id = m.participant_id
      and r.closed_at is null`
  const prices = weeks.at(-1)?.result.prices ?? []
  await insertRows(
    db,
    'matching_price',
    prices.map(({ participantId, expectedIntros, capacity }) => ({
      community_id,
      participant_id: participantId,
      expected_intros: expectedIntros,
      capacity,
    })),
  )
}

async function writeIntros(db: Db, community_id: string, encounters: Encounter[]): Promise<void> {
  const sent = encounters.flatMap(encounter => (encounter.intro ? [{ encounter, intro: encounter.intro }] : []))
  const likes = sent.flatMap(({ encounter: { readerId, subjectId }, intro }) => [
    { readerId, subjectId, at: intro.sentAt },
    ...(intro.status === 'ACCEPTED'
      ? [{ readerId: subjectId, subjectId: readerId, at: intro.answeredAt ?? intro.sentAt }]
      : []),
  ])
  const liked = new Set(likes.map(({ readerId, subjectId }) => `${readerId} ${subjectId}`))
  const declined = encounters.filter(
    ({ isDeclined, readerId, subjectId }) => isDeclined && !liked.has(`${readerId} ${subjectId}`),
  )
  const once = new Map(declined.map(each => [`${each.readerId} ${each.subjectId}`, each]))
  const relation = (readerId: string, subjectId: string, relation_type: string, reason: string | null, at: Date) => ({
    community_id,
    participant_id: readerId,
    subject_id: subjectId,
    relation_type,
    reason,
    created_at: at,
  })
  await insertRows(db, 'relation', [
    ...likes.map(({ readerId, subjectId, at }) => relation(readerId, subjectId, 'LIKE', null, at)),
    ...[...once.values()].map(({ readerId, subjectId, at }) =>
      relation(readerId, subjectId, 'DISLIKE', 'ALREADY_KNOW', at),
    ),
  ])
  await insertRows(
    db,
    'intro',
    sent.map(({ encounter, intro }) => ({
      community_id,
      id: idFor(intro.sentAt, 'intro', encounter.readerId, encounter.subjectId),
      from_id: encounter.readerId,
      to_id: encounter.subjectId,
      matching_result_id: matchingId(encounter),
      intro_message: intro.message,
      status: intro.status,
      answer: intro.answer,
      created_at: intro.sentAt,
      answered_at: intro.answeredAt,
    })),
  )
}

/** This week's letters count as sent, except to the accounts that visitors sign in with. */
async function writeLetterClaims(
  db: Db,
  { domain }: DemoCommunity,
  members: { account: Account; member: Member }[],
  weeks: Week[],
): Promise<void> {
  const current = weeks.at(-1)
  const reader = loginEmail('member', domain)
  await insertRows(
    db,
    'weekly_letter',
    members
      .filter(({ account }) => account.email !== reader)
      .map(({ member }) => ({
        community_id: communityId(domain),
        participant_id: member.id,
        week: current?.week ?? '',
        created_at: current?.at ?? demoDate,
        is_sent: true,
      })),
  )
}

/** Some whom members did not write to; whom visitors sign in as has all of these. */
async function writeBookmarks(
  db: Db,
  { domain }: DemoCommunity,
  weeks: Week[],
  members: { account: Account; member: Member }[],
): Promise<void> {
  const visitor = members.find(({ account }) => account.email === loginEmail('member', domain))?.member.id
  const kept = new Map<string, Encounter>()
  for (const { encounters } of weeks.slice(0, -1))
    for (const encounter of encounters) {
      const { readerId, subjectId, isDeclined, intro } = encounter
      const isKept = readerId === visitor || randomFor('bookmark', readerId, subjectId).next() < 0.08
      if (!isDeclined && !intro && isKept) kept.set(`${readerId} ${subjectId}`, encounter)
    }
  await insertRows(
    db,
    'bookmark',
    [...kept.values()].map(({ readerId, subjectId, at }) => ({
      community_id: communityId(domain),
      participant_id: readerId,
      subject_id: subjectId,
      created_at: at,
    })),
  )
}

/** Up to three members answer every second request. */
async function writeAnswers(
  db: Db,
  { domain, lang }: DemoCommunity,
  members: { account: Account; member: Member }[],
): Promise<void> {
  const requests = await db<{ id: string; participantId: string }[]>`
    select id, participant_id from request where community_id = ${communityId(domain)} and closed_at is null order by participant_id`
  const confirmed = members.filter(({ member }) => member.moderationStatus === 'CONFIRMED')
  const rows = requests.flatMap(({ id, participantId }) => {
    const random = randomFor('answers', participantId)
    const count = random.next() < 0.5 ? 0 : 1 + Math.floor(random.next() * 3)
    const authors = new Set(
      Array.from({ length: count }, () => confirmed[Math.floor(random.next() * confirmed.length)]?.member.id ?? ''),
    )
    authors.delete(participantId)
    return [...authors].map(author => {
      const at = daysBefore(1 + random.next() * 20, random)
      const answer = requestAnswers[lang][Math.floor(random.next() * requestAnswers[lang].length)] ?? ''
      return {
        community_id: communityId(domain),
        id: idFor(at, 'answer', id, author),
        request_id: id,
        author_id: author,
        answer,
        created_at: at,
      }
    })
  })
  await insertRows(db, 'request_answer', rows)
}
