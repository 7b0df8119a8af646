import type { Language } from '#contract/languages.ts'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import { type ReasonKind, reasonFor } from '#server/features/matching/engine/reason/reason.ts'
import { findReasonProfiles } from '#server/features/matching/engine-data/store.ts'
import { findPeople, findStandings, noStanding } from '#server/features/matching/standing/store.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { levelOf, topPlaces } from './rules.ts'
import { listRates, type StoredMatching } from './store.ts'

export type Relevance = { relevanceLevel: RelevanceLevel | null; reason: string | null }

type Asked = {
  /** Rates just computed; else those of the latest recommendation, in either direction, count. */
  rates?: Map<string, number>
  /** In a list each person has a reason. Beside a whole profile, or an intro, one that only presents the person says nothing. */
  isList?: boolean
}

/** What says nothing about the two. */
const presentations: ReasonKind[] = ['unknown', 'closedUnknown']

/** Level and reason for each of the others, from the current profiles. The reason claims a match if and only if the level does. */
export async function findRelevances(
  db: Db,
  readerId: string,
  ids: string[],
  lang: Language,
  { rates, isList = false }: Asked = {},
): Promise<Map<string, Relevance>> {
  const profiles = await findReasonProfiles(db, readerId, ids, lang)
  const known = rates ?? (await listRates(db, readerId, ids))
  const reader = profiles.get(readerId)
  return new Map(
    ids.map(id => {
      const [other, rate] = [profiles.get(id), known.get(id)]
      const relevanceLevel = rate === undefined ? null : levelOf(rate)
      const found =
        reader && other && reasonFor(reader, other, lang, relevanceLevel ? relevanceLevel !== 'LOW' : undefined)
      const isSaid = found && (isList || !presentations.includes(found.kind))
      return [id, { relevanceLevel, reason: isSaid ? found.text : null }]
    }),
  )
}

/** Reasons for lists. */
export async function findReasons(
  db: Db,
  readerId: string,
  ids: string[],
  lang: Language,
  rates?: Map<string, number>,
): Promise<Map<string, string>> {
  const found = await findRelevances(db, readerId, ids, lang, { ...(rates && { rates }), isList: true })
  return new Map([...found].flatMap(([id, { reason }]): [string, string][] => (reason ? [[id, reason]] : [])))
}

type Reader = { id: string; lang: Language }

/** Recommendations as shown to the reader. `isList`: the first places are the most relevant, if they are good matches. */
export async function describe(
  db: Db,
  reader: Reader,
  rows: StoredMatching[],
  { isList }: { isList: boolean },
): Promise<Recommendation[]> {
  const ids = rows.map(({ subjectId }) => subjectId)
  const [people, standings, reasons] = [
    await findPeople(db, reader.id, ids),
    await findStandings(db, reader.id, ids),
    await findReasons(db, reader.id, ids, reader.lang, new Map(rows.map(({ subjectId, rate }) => [subjectId, rate]))),
  ]
  return rows.flatMap(({ id, subjectId, rate, matchedAt, origin, score, note }, place) => {
    const person = people.get(subjectId)
    if (!person) return []
    const { standing, privateNote } = standings.get(subjectId) ?? noStanding
    return [
      {
        matchingId: id,
        person,
        reason: reasons.get(subjectId) ?? null,
        rate,
        relevanceLevel: levelOf(rate),
        isTop: isList && place < topPlaces && levelOf(rate) !== 'LOW',
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
