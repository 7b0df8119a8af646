import type { Language } from '#contract/languages.ts'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import type { ReasonProfile } from '#server/features/matching/engine/reason/clauses.ts'
import type { ReasonKind } from '#server/features/matching/engine/reason/reason.ts'
import { findReasonProfilesOfEach } from '#server/features/matching/engine-data/store.ts'
import { findJudgements } from '#server/features/matching/pair-judgement/actions.ts'
import { isUnfit, type PairJudgement } from '#server/features/matching/pair-judgement/rules.ts'
import { findPeople, findStandings, noStanding } from '#server/features/matching/standing/store.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { relevanceOf, topPlaces } from './rules.ts'
import { listRatesOfEach, type StoredMatching } from './store.ts'

/** Rate and level are null for people who were never recommended. */
export type Relevance = { rate: number | null; relevanceLevel: RelevanceLevel | null; reason: string | null }
export const noRelevance: Relevance = { rate: null, relevanceLevel: null, reason: null }

type Asked = {
  /** In a list each person has a reason. Beside a whole profile, or an intro, one that only presents the person says nothing. */
  isList?: boolean
  /** So many of the first ones are read; of the others only the order counts. Without it all. */
  reasons?: number
  /** Without it nothing is said of who joined lately. */
  now?: Date
}

/** What says nothing about the two. */
const presentations: ReasonKind[] = ['unknown', 'closedUnknown']

/**
 * Rate, level and reason for each of the others, from the current profiles, and from what a language model made of the same profiles. The
 * level is above LOW only if the reason claims a match. In the given order, but who was judged not to fit comes last. `rates`: just
 * computed; else those of the latest recommendation, in either direction, count.
 */
export async function findRelevances(
  db: Db,
  readerId: string,
  ids: string[],
  lang: Language,
  { rates, ...asked }: Asked & { rates?: Map<string, number> } = {},
): Promise<Map<string, Relevance>> {
  const known = rates && new Map([[readerId, rates]])
  const found = await findRelevancesOfEach(db, [{ id: readerId, lang, ids }], asked, known)
  return found.get(readerId) ?? new Map()
}

/** The same for several readers in few statements. */
export async function findRelevancesOfEach(
  db: Db,
  readers: { id: string; lang: Language; ids: string[] }[],
  asked: Asked,
  rates?: Map<string, Map<string, number>>,
): Promise<Map<string, Map<string, Relevance>>> {
  const others = new Map(readers.map(({ id, ids }) => [id, ids]))
  const profiles = await findReasonProfilesOfEach(db, others, asked.now ?? null)
  const known = rates ?? (await listRatesOfEach(db, others))
  const judgements = await findJudgements(db, readers, profiles)
  return new Map(
    readers.map(reader => {
      const { id } = reader
      const facts = { profiles: profiles.get(id), known: known.get(id), judgements: judgements.get(id) }
      return [id, relevancesOf(reader, facts, asked)]
    }),
  )
}

type Facts = {
  profiles: Map<string, ReasonProfile> | undefined
  known: Map<string, number> | undefined
  judgements: Map<string, PairJudgement> | undefined
}

function relevancesOf(
  { id: readerId, ids, lang }: { id: string; ids: string[]; lang: Language },
  { profiles = new Map(), known = new Map(), judgements = new Map() }: Facts,
  { isList = false, reasons = ids.length }: Asked,
): Map<string, Relevance> {
  const reader = profiles.get(readerId)
  const isLast = (id: string) => isUnfit(judgements.get(id))
  return new Map(
    [...ids.filter(id => !isLast(id)), ...ids.filter(isLast)].map((id, place) => {
      if (place >= reasons) return [id, noRelevance]
      const pair = { reader, other: profiles.get(id), rate: known.get(id), judgement: judgements.get(id) }
      const { sentence, reason, ...relevance } = relevanceOf(pair, lang)
      const isSaid = reason && (isList || !presentations.includes(reason.kind))
      return [id, { ...relevance, reason: sentence ?? (isSaid ? reason.text : null) }]
    }),
  )
}

/** The same in a list, whose rates are known. */
export async function findListed(
  db: Db,
  { id, lang, now }: Reader,
  rates: Map<string, number>,
): Promise<Map<string, Listed>> {
  return (await findRelevances(db, id, [...rates.keys()], lang, { rates, isList: true, now })) as Map<string, Listed>
}

type Listed = { rate: number; relevanceLevel: RelevanceLevel; reason: string | null }

export type Reader = { id: string; lang: Language; now: Date }

/**
 * Recommendations as shown to the reader. `isList`: in the order of `findRelevances`, and the first places are the most relevant, if they
 * are good matches.
 */
export async function describe(
  db: Db,
  reader: Reader,
  rows: StoredMatching[],
  { isList }: { isList: boolean },
): Promise<Recommendation[]> {
  const ids = rows.map(({ subjectId }) => subjectId)
  const rates = new Map(rows.map(({ subjectId, rate }) => [subjectId, rate]))
  const [people, standings, relevances] = [
    await findPeople(db, reader.id, ids),
    await findStandings(db, reader.id, ids),
    await findListed(db, reader, rates),
  ]
  const order = [...relevances.keys()]
  const placeOf = ({ subjectId }: StoredMatching) => order.indexOf(subjectId)
  const shown = isList ? rows.toSorted((a, b) => placeOf(a) - placeOf(b)) : rows
  return shown.flatMap(({ id, subjectId, matchedAt, origin, score, note }, place) => {
    const [person, relevance] = [people.get(subjectId), relevances.get(subjectId)]
    if (!person || !relevance) return []
    const { standing, privateNote } = standings.get(subjectId) ?? noStanding
    return [
      {
        matchingId: id,
        person,
        ...relevance,
        isTop: isList && place < topPlaces && relevance.relevanceLevel !== 'LOW',
        matchingDate: matchedAt,
        origin,
        privateNote,
        standing,
        score,
        note,
      },
    ]
  })
}
