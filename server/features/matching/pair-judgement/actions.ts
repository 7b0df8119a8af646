import type { Language } from '#contract/languages.ts'
import type { ReasonProfile } from '#server/features/matching/engine/reason/clauses.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { namePlace } from './phrases.ts'
import { hashOf, judgedTextsOf, type PairJudgement } from './rules.ts'
import * as store from './store.ts'

/**
 * Judgements on each reader and others that were made of their profiles as the reader sees them now. Without one of their own, the reader
 * has the verdict that was made for the other: it is the same in both directions. The sentence is in the language of
 * the judgement: in another one there is none.
 */
export async function findJudgements(
  db: Db,
  readers: { id: string; lang: Language }[],
  profiles: Map<string, Map<string, ReasonProfile>>,
): Promise<Map<string, Map<string, PairJudgement>>> {
  const others = new Map(readers.map(({ id }) => [id, [...(profiles.get(id)?.keys() ?? [])]]))
  const known = await store.listJudgements(db, others)
  return new Map(
    readers.map(({ id, lang }) => {
      const own = known.filter(({ readerId }) => readerId === id)
      return [id, judgementsOf(profiles.get(id) ?? new Map(), id, own, lang)]
    }),
  )
}

function judgementsOf(
  profiles: Map<string, ReasonProfile>,
  readerId: string,
  known: store.StoredJudgement[],
  language: Language,
): Map<string, PairJudgement> {
  const reader = profiles.get(readerId)
  if (!reader) return new Map()
  return new Map(
    known.flatMap(({ otherId, isOwn, hash, lang, verdict, sentence }): [string, PairJudgement][] => {
      const other = profiles.get(otherId)
      if (!other || other.isClosed) return []
      const [mine, theirs] = [judgedTextsOf(reader), judgedTextsOf(other)]
      if (hash !== (isOwn ? hashOf(mine, theirs) : hashOf(theirs, mine))) return []
      const said = lang === language && sentence ? sentence.replace(namePlace, () => other.name) : null
      return [[otherId, { verdict, sentence: said }]]
    }),
  )
}
