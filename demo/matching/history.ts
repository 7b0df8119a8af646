import type { Language } from '#contract/languages.ts'
import {
  defaultRules,
  hasProfileText,
  type MatchMember,
  type PairRecord,
} from '#server/features/matching/engine/pairing/member.ts'
import { runWeekly, type Shown, type WeeklyResult } from '#server/features/matching/engine/pairing/weekly.ts'
import { instantOf } from '#server/platform/clock/zone.ts'
import { loginEmail, makeAccounts } from '../members/accounts.ts'
import { demoDate, randomFor } from '../members/seed.ts'
import { acceptances, introMessages, meetingNotes, refusals } from './words.ts'

export type DemoCommunity = { domain: string; lang: Language; timeZone: string }

/** One member shown to another, with what followed. */
export type Encounter = {
  readerId: string
  subjectId: string
  week: string
  at: Date
  place: number
  rate: number
  isDeclined: boolean
  intro: null | {
    message: string
    status: 'SENT' | 'ACCEPTED' | 'DECLINED'
    answer: string
    sentAt: Date
    answeredAt: Date | null
  }
  score: number | null
  note: string
}

export type Week = { week: string; at: Date; encounters: Encounter[]; result: WeeklyResult }

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Recent weeks of a community, each made by the engine as in the weekly run, with what members did afterwards. */
export function simulateWeeks(community: DemoCommunity, members: MatchMember[], weeks: string[], now: Date): Week[] {
  const told = members.filter(member => member.isActive && hasProfileText(member))
  const visitorId = visitorOf(community.domain)
  const nameOf = new Map(told.map(({ id, firstName }) => [id, firstName]))
  const known: Encounter[] = []
  return weeks.map((week, index) => {
    const isCurrent = index === weeks.length - 1
    const monday = instantOf(week, 6 * 60, community.timeZone)
    const at = monday < now ? monday : now
    const result = runWeekly({
      now: at.toISOString(),
      seed: 7,
      members: told.filter(({ id }) => isCurrent || id === visitorId || takesPart(id, week)),
      pairs: known.map(recordOf),
      tastes: [],
      adminScores: [],
      rules: defaultRules,
    })
    const met = new Set(
      known.filter(({ intro }) => intro).map(({ readerId, subjectId }) => pairKey(readerId, subjectId)),
    )
    const encounters = result.lists.flatMap(({ readerId, shown }) =>
      shown.map((each, index) => {
        const encounter = react(
          community,
          { readerId, shown: each, place: index + 1, week, at, now, isVisitor: readerId === visitorId },
          nameOf,
        )
        const key = pairKey(readerId, each.subjectId)
        if (encounter.intro && met.has(key)) return { ...encounter, intro: null, score: null, note: '' }
        if (encounter.intro) met.add(key)
        return encounter
      }),
    )
    known.push(...encounters)
    return { week, at, encounters, result }
  })
}

/** In an earlier week half of the members were away, so that some of those who fit are still new to each other. */
const takesPart = (memberId: string, week: string) => randomFor('takes part', memberId, week).next() < 0.5

/** The member whom a visitor of the demo signs in as. */
const visitorOf = (domain: string) =>
  makeAccounts()
    .find(({ email }) => email === loginEmail('member', domain))
    ?.members.find(({ communityDomain }) => communityDomain === domain)?.id

const pairKey = (one: string, other: string) => [one, other].sort().join(' ')

const recordOf = ({ readerId, subjectId, at, intro, isDeclined }: Encounter): PairRecord => ({
  readerId,
  subjectId,
  lastShown: at.toISOString(),
  hasIntro: intro !== null,
  isNotInterested: isDeclined,
  isReported: false,
})

type Showing = { readerId: string; shown: Shown; place: number; week: string; at: Date; now: Date; isVisitor: boolean }

/**
 * Simulates a member's reaction: more likely the better the match and the higher its position. Of those who are
 * shown to the member whom a visitor signs in as, the first two always agree to meet, so that there are chats to look at.
 */
function react({ domain, lang }: DemoCommunity, showing: Showing, nameOf: Map<string, string>): Encounter {
  const { readerId, shown, place, week, at, now, isVisitor } = showing
  const isSure = isVisitor && place <= 2
  const random = randomFor('matching', domain, week, readerId, shown.subjectId)
  const encounter: Encounter = {
    readerId,
    subjectId: shown.subjectId,
    week,
    at,
    place,
    rate: shown.rate,
    isDeclined: random.next() < 0.03 && !isSure,
    intro: null,
    score: null,
    note: '',
  }
  const sentAt = new Date(at.getTime() + (1 + random.next() * 3) * dayMs)
  const isSent = !encounter.isDeclined && (random.next() < shown.rate / 100 / (0.7 + 0.3 * place) || isSure)
  if (!isSent || sentAt > now || sentAt > demoDate) return encounter
  const pick = (list: string[]) => list[Math.floor(random.next() * list.length)] ?? ''
  const message =
    random.next() < 0.8 ? pick(introMessages[lang]).replace('{name}', nameOf.get(shown.subjectId) ?? '') : ''
  const answeredAt = new Date(sentAt.getTime() + (2 + random.next() * 50) * hourMs)
  const chance = random.next()
  const status =
    answeredAt > now || (chance < 0.15 && !isSure) ? 'SENT' : chance < 0.3 && !isSure ? 'DECLINED' : 'ACCEPTED'
  const answer = status === 'SENT' ? '' : pick((status === 'ACCEPTED' ? acceptances : refusals)[lang])
  encounter.intro = { message, status, answer, sentAt, answeredAt: status === 'SENT' ? null : answeredAt }
  const isScored = status === 'ACCEPTED' && now.getTime() - sentAt.getTime() > 8 * dayMs && random.next() < 0.7
  if (isScored) {
    encounter.score = 3 + Math.floor(random.next() * 3)
    encounter.note = pick(meetingNotes[lang])
  }
  return encounter
}
