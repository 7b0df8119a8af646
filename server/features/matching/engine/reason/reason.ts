import type { Language } from '#contract/languages.ts'
import { isNoTag } from '#contract/participants/no-tag.ts'
import { cityKey } from '#server/features/participants/city/rules.ts'
import { AnswerFinder, noAnswer } from '../evidence/answer.ts'
import { PairReader } from '../evidence/chance-of-fit.ts'
import { CommunityTerms } from '../evidence/community-terms.ts'
import { digestStatements, isHad } from '../evidence/digest.ts'
import { type Concept, lexicon } from '../evidence/lexicon.ts'
import { type Statements, statementsOf } from '../evidence/statements.ts'
import { levelBounds } from '../score/levels.ts'
import { quote, type ReasonProfile, withinQuotes } from './clauses.ts'
import { type AnswerFacts, answerFacts, factOf, strongest } from './facts.ts'
import { type Phrases, phrases } from './phrases.ts'

export type ReasonKind = Exclude<keyof Phrases, 'and'>

/** A sentence, with the facts quoted from each profile. */
export type Reason = {
  kind: ReasonKind
  text: string
  /** It says that one is what the other looks for; other reasons are modest. */
  isClaim: boolean
  readerFact: string
  otherFact: string
}

const claims: ReasonKind[] = ['answersYou', 'answersBoth', 'answeredByYou', 'closed']

/**
 * Why the two should meet, for the reader. `isMatch`: the engine found that one is what the other looks for; then the sentence
 * names what is wanted and what answers it. Otherwise it says something true and modest. Where it is not known, the two profiles
 * decide. Of a profile that is closed to the reader nothing is quoted.
 */
export function reasonFor(
  reader: ReasonProfile,
  other: ReasonProfile,
  language: Language,
  isMatch?: boolean,
): Reason | undefined {
  if (other.isClosed) return isMatch ? said('closed', phrases[language].closed(other)) : hidden(other, language)
  const [mine, theirs] = [statements(reader), statements(other)]
  const claimed = (isMatch ?? areMatch(mine, theirs)) ? claim(mine, theirs, other, language) : undefined
  return claimed ?? modest(reader, other, mine, theirs, language)
}

const hidden = (other: ReasonProfile, language: Language) =>
  said('closedUnknown', phrases[language].closedUnknown(other))

function areMatch(mine: Statements, theirs: Statements): boolean {
  const [one, other] = [digestStatements(mine), digestStatements(theirs)]
  const { chance, isAnswered } = new PairReader().between(one, other, new CommunityTerms())
  return isAnswered && chance >= levelBounds.MEDIUM.fit
}

const statements = ({ request, goal, canHelp, about, position, company, tags, answers }: ReasonProfile) =>
  statementsOf({
    ...{ request: request ?? '', goal: goal ?? '', canHelp: canHelp ?? '', about: about ?? '' },
    ...{ position: position ?? '', company: company ?? '', tags, answers },
  })

const said = (kind: ReasonKind, text: string, readerFact = '', otherFact = ''): Reason => ({
  ...{ kind, text, readerFact, otherFact },
  isClaim: claims.includes(kind),
})

/** Below this strength a part is not worth a sentence. */
const leastStrength = 0.12

/** Facts of the best part that can be quoted, with its strength. */
function answerBetween(seeker: Statements, other: Statements) {
  const finder = new AnswerFinder()
  finder.answer(digestStatements(seeker), digestStatements(other), new CommunityTerms(), noAnswer())
  for (const part of finder.parts()) {
    if (part.strength < leastStrength || part.relation === 'wider') continue
    const facts = answerFacts(part, seeker, other)
    if (facts) return { ...facts, strength: part.strength }
  }
  return undefined
}

function claim(mine: Statements, theirs: Statements, { name }: ReasonProfile, language: Language): Reason | undefined {
  const [there, back] = [answerBetween(mine, theirs), answerBetween(theirs, mine)]
  const say = phrases[language]
  const put = (fact: string) => quoted(fact, language)
  const told = (facts: AnswerFacts) => `${put(facts.fact)}${translation(facts, language)}`
  if (there && back && back.wanted !== there.fact) {
    const { wanted: theirWanted, needed: theirNeeded } = asked(back, language)
    const both = { ...asked(there, language), theirWanted, theirNeeded }
    return said(
      'answersBoth',
      say.answersBoth({ ...both, name, fact: told(there) }),
      wantOf(there, language),
      there.fact,
    )
  }
  if (there)
    return said(
      'answersYou',
      say.answersYou({ ...asked(there, language), name, fact: told(there) }),
      wantOf(there, language),
      there.fact,
    )
  if (!back) return undefined
  const theirWant = asked(back, language)
  return said(
    'answeredByYou',
    say.answeredByYou({ ...theirWant, name, fact: put(back.fact) }),
    back.fact,
    wantOf(back, language),
  )
}

/** What is wanted, in the words that the sentence quotes. */
const wantOf = ({ wanted, needed }: AnswerFacts, language: Language) =>
  language === 'en' ? (needed ?? wanted) : wanted

/** What is wanted, quoted; what is told in another language also has the name of the field. */
function asked(facts: AnswerFacts, language: Language) {
  const field = translation({ ...facts, fact: facts.wanted }, language)
  const needed = facts.needed && `“${facts.needed}”${field}`
  return { wanted: `${quoted(facts.wanted, language)}${field}`, needed }
}

const scripts: Record<Language, RegExp> = { ru: /[а-яё]/i, en: /[a-z]/i }

/** What a quote in another language is about, in the reader's. */
function translation({ fact, concept }: AnswerFacts, language: Language): string {
  if (concept === null || scripts[language].test(fact)) return ''
  return ` (${(lexicon().concepts[concept] as Concept).label[language]})`
}

const quoted = (fact: string, language: Language) => {
  const text = withinQuotes(fact, language)
  return language === 'ru' ? `«${text}»` : `“${text}”`
}

function modest(
  reader: ReasonProfile,
  other: ReasonProfile,
  mine: Statements,
  theirs: Statements,
  language: Language,
): Reason | undefined {
  const say = phrases[language]
  const { name } = other
  const field = sharedField(mine, theirs)
  if (field) {
    const [yours, fact] = [factOf(field.mine, mine), factOf(field.theirs, theirs)]
    const shared = field.concept.label[language]
    const text = say.sharedField({ name, shared, yours: quoted(yours, language), theirs: quoted(fact, language) })
    return said('sharedField', text, yours, fact)
  }
  const fact = presentation(other)
  if (!fact) return undefined
  const told = { name, fact: quoted(fact, language) }
  const tags = sharedTags(reader, other).slice(0, 2)
  if (tags.length > 0) return said('sharedTags', say.sharedTags({ ...told, shared: tags.join(say.and) }), tags[0], fact)
  if (reader.city && other.city && cityKey(reader.city) === cityKey(other.city))
    return said('sameCity', say.sameCity({ ...told, city: reader.city }), reader.city, fact)
  if (reader.isNew && other.isNew) return said('bothNew', say.bothNew(told), '', fact)
  return said('unknown', say.unknown(told), '', fact)
}

/** Wider concepts say too little of two people. */
const mostBreadth = 4

/** The most specific concept that both are, do or offer. */
function sharedField(mine: Statements, theirs: Statements) {
  const { concepts } = lexicon()
  const [had, given] = [mine.terms.filter(isHad), theirs.terms.filter(isHad)]
  const common = new Set(given.flatMap(({ senses }) => senses.map(({ concept }) => concept)))
  const shared = had
    .flatMap(({ senses }) => senses.map(({ concept }) => concept))
    .filter(concept => common.has(concept) && (concepts[concept] as Concept).breadth <= mostBreadth)
    .map(concept => concepts[concept] as Concept)
    .sort((a, b) => a.breadth - b.breadth || a.id - b.id)
  for (const concept of shared) {
    const isIt = (sense: { concept: number; kind: string }) => sense.concept === concept.id && sense.kind !== 'needs'
    const [one, two] = [strongest(had, isIt), strongest(given, isIt)]
    if (one && two) return { concept, mine: one, theirs: two }
  }
  return undefined
}

/** What the other is: a position with its company says most; a position alone says less than a sentence about oneself. */
function presentation({ position, company, about, answers }: ReasonProfile): string | undefined {
  const sentence = about?.split(/(?<=[.!?…])\s+|\n+/)[0]
  const place = [position, company].filter(Boolean).join(', ')
  const first = (position && company ? place : sentence) || place || answers[0]
  return first ? quote(first.replace(/[\s.,;…]+$/, '')) : undefined
}

function sharedTags(reader: ReasonProfile, other: ReasonProfile): string[] {
  const theirs = new Set(other.tags.map(tag => tag.toLowerCase()))
  return reader.tags.filter(tag => !isNoTag(tag) && theirs.has(tag.toLowerCase()))
}
