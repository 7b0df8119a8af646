import type { Language } from '#contract/languages.ts'
import { clausesOf, profileClauses, quote, type ReasonProfile, withinQuotes } from './clauses.ts'
import { type Phrases, phrases } from './phrases.ts'
import { bestClause } from './shared-terms.ts'

export type ReasonKind = Exclude<keyof Phrases, 'and'>

/** A sentence, with the fact quoted from each profile. */
export type Reason = { kind: ReasonKind; text: string; readerFact: string; otherFact: string }

/**
 * Why the two should meet, for the reader, strongest first: an answer to the reader's request, the reader as an answer,
 * common tags, the city, and at least what both do. Each sentence quotes both profiles; without a fact of both there is
 * no reason. Of a profile that is closed to the reader nothing is quoted.
 */
export function reasonFor(reader: ReasonProfile, other: ReasonProfile, language: Language): Reason | undefined {
  if (other.isClosed) return say('closed', language, { yours: '', theirs: '', name: other.name })
  const asked = answer(reader.request, other)
  const wanted = answer(other.request, reader)
  if (asked && asked.shared >= (wanted?.shared ?? 0))
    return say('answersYou', language, { yours: asked.request, theirs: asked.clause, name: other.name })
  if (wanted) return say('answeredByYou', language, { yours: wanted.clause, theirs: wanted.request, name: other.name })
  return alike(reader, other, language)
}

function answer(request: string | undefined, by: ReasonProfile) {
  if (!request) return undefined
  const found = bestClause(request, profileClauses(by))
  if (!found) return undefined
  const asked = bestClause(found.clause, clausesOf(request))?.clause
  return asked ? { ...found, request: asked } : undefined
}

function alike(reader: ReasonProfile, other: ReasonProfile, language: Language): Reason | undefined {
  const [yours, theirs] = [presentation(reader), presentation(other)]
  if (!yours || !theirs) return undefined
  const facts = { yours, theirs, name: other.name }
  const tags = sharedTags(reader, other).slice(0, 2)
  if (tags.length > 0) return say('sharedTags', language, { ...facts, shared: tags.join(phrases[language].and) })
  if (reader.city && reader.city === other.city) return say('sameCity', language, { ...facts, shared: reader.city })
  return say('bothWork', language, facts)
}

/** An occupation says more than the first words of an about text. */
function presentation(profile: ReasonProfile): string | undefined {
  const told = profileClauses(profile)
  return profile.position ? told.at(-1) : told[0]
}

function sharedTags(reader: ReasonProfile, other: ReasonProfile): string[] {
  const theirs = new Set(other.tags.map(tag => tag.toLowerCase()))
  return reader.tags.filter(tag => theirs.has(tag.toLowerCase()))
}

type Facts = { yours: string; theirs: string; name: string; shared?: string }

function say(kind: ReasonKind, language: Language, { yours, theirs, name, shared = '' }: Facts): Reason {
  const [readerFact, otherFact] = [quote(yours), quote(theirs)]
  const put = (fact: string) => withinQuotes(fact, language)
  return {
    kind,
    readerFact,
    otherFact,
    text: phrases[language][kind]({ yours: put(readerFact), theirs: put(otherFact), name, shared }),
  }
}
