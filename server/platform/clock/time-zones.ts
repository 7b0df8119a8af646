import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { fieldWords } from '#server/platform/words/words.ts'
import { listTimeZones } from './store.ts'
import { isZone } from './zone.ts'

/** Names by their lower case, which Node and PostgreSQL do not distinguish. Read once per process. */
let known: Promise<Map<string, string>> | undefined

/**
 * The zone as PostgreSQL spells it; null if it has none of this name, or Node has none, as of `Factory`. Node knows names that
 * PostgreSQL lacks, and reads offsets such as `+03:00` with the opposite sign.
 */
export async function findTimeZone(db: Db, name: string): Promise<string | null> {
  known ??= listTimeZones(db).then(names => new Map(names.map(each => [each.toLowerCase(), each])))
  const zones = await known.catch(error => {
    known = undefined
    throw error
  })
  const zone = zones.get(name.toLowerCase())
  return zone !== undefined && isZone(zone) ? zone : null
}

/** The same for a field of a call's input, which is refused if there is no such zone. */
export async function checkTimeZone(db: Db, lang: Language, field: string, name: string): Promise<string> {
  const found = await findTimeZone(db, name)
  if (!found) throw new Failure('INVALID_INPUT', { fields: { [field]: fieldWords(lang).timeZone } })
  return found
}
