import type { Language } from '#contract/languages.ts'
import type { PairParticipant } from '#contract/matching/score-match.ts'
import { sameCity } from '#server/features/participants/city/rules.ts'
import type { ReasonProfile } from '../engine/reason/clauses.ts'
import { reasonFor } from '../engine/reason/reason.ts'
import { phrases } from './phrases.ts'

/** History of a pair that is an argument against another intro. */
export type PairPast = { isIntroduced: boolean; declinedBy: string[]; isReported: boolean }

/** Arguments for and against a pair, each based on a fact of the profiles or of the history. */
export function assistanceOf(first: PairParticipant, second: PairParticipant, past: PairPast, lang: Language) {
  const words = phrases[lang]
  const both = [first, second]
  const tags = sharedTags(first, second)
  const pros = [
    answerOf(first, second, lang),
    answerOf(second, first, lang),
    tags.length > 0 && words.sharedTags(tags),
    sameCity(first.city, second.city) && words.sameCity(first.city),
  ].filter(said => said !== false)
  const cons = [
    isSame(first.company, second.company) && words.sameCompany(first.company),
    ...both.map(person => !person.lookingFor && words.noRequest(nameOf(person))),
    past.isIntroduced && words.introduced,
    ...both.map(person => past.declinedBy.includes(person.id) && words.declined(nameOf(person))),
    past.isReported && words.reported,
    pros.length === 0 && words.nothingShared,
  ].filter(said => said !== false)
  return { pros, cons }
}

/**
 * Whether the other answers the asker's request, or a part of it. The other's own request is left out, since a stronger reverse match
 * would hide it.
 */
function answerOf(asker: PairParticipant, other: PairParticipant, lang: Language): string | false {
  const reason = reasonFor(profileOf(asker), { ...profileOf(other), request: '' }, lang)
  if (reason?.kind !== 'answersYou' && reason?.kind !== 'partOfYourWant') return false
  const { readerFact: request, otherFact: fact } = reason
  return phrases[lang].answers({ asker: nameOf(asker), request, other: nameOf(other), fact })
}

const profileOf = (person: PairParticipant): ReasonProfile => ({
  name: nameOf(person),
  request: person.lookingFor,
  canHelp: person.canHelp,
  about: person.about,
  position: person.position,
  company: person.company,
  city: person.city,
  tags: person.tags,
  answers: [],
})

const nameOf = ({ firstName, lastName }: PairParticipant): string => `${firstName} ${lastName}`.trim()

const plain = (text: string): string => text.trim().toLowerCase()

const isSame = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other)

function sharedTags(first: PairParticipant, second: PairParticipant): string[] {
  const theirs = new Set(second.tags.map(plain))
  return first.tags.filter(tag => theirs.has(plain(tag)))
}
