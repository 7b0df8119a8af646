import type { Language } from '#contract/languages.ts'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import { reasonFor } from '#server/features/matching/engine/reason/reason.ts'
import { findReasonProfiles } from '#server/features/matching/engine-data/store.ts'
import { findPeople, findStandings, noStanding } from '#server/features/matching/standing/store.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { levelOf, topPlaces } from './rules.ts'
import type { StoredMatching } from './store.ts'

/** Reasons for each of the others, from the current profiles. */
export async function findReasons(
  db: Db,
  readerId: string,
  ids: string[],
  lang: Language,
): Promise<Map<string, string>> {
  const profiles = await findReasonProfiles(db, readerId, ids, lang)
  const reader = profiles.get(readerId)
  const reasons = ids.flatMap((id): [string, string][] => {
    const other = profiles.get(id)
    const reason = reader && other && reasonFor(reader, other, lang)
    return reason ? [[id, reason.text]] : []
  })
  return new Map(reasons)
}

type Reader = { id: string; lang: Language }

/** Recommendations as shown to the reader. `isList`: the first places are the most relevant. */
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
    await findReasons(db, reader.id, ids, reader.lang),
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
        isTop: isList && place < topPlaces,
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
