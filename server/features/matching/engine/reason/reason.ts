import type { Language } from '#contract/languages.ts'
import { isNoTag } from '#contract/participants/no-tag.ts'
import { cityKey } from '#server/features/participants/city/rules.ts'
import { type AnswerPart, noAnswer } from '../evidence/answer.ts'
import { PairReader } from '../evidence/chance-of-fit.ts'
import { CommunityTerms } from '../evidence/community-terms.ts'
import { type Digest, digestStatements, isHad, isWanted } from '../evidence/digest.ts'
import { type Concept, lexicon, type Sense } from '../evidence/lexicon.ts'
import { type Statements, statementsOf, type Term } from '../evidence/statements.ts'
import { levelBounds } from '../score/levels.ts'
import { quote, type ReasonProfile, withinQuotes } from './clauses.ts'
import { type AnswerFacts, answerFacts, factOf, isTold, strongest } from './facts.ts'
import { type Phrases, phrases } from './phrases.ts'

export type ReasonKind = Exclude<keyof Phrases, 'and'>

/** A sentence, with the facts of each profile that it rests on. All but a modest one quote both. */
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
 * decide. Of a profile that is closed to the reader nothing is quoted, and a match with it is claimed only if the two profiles answer each
 * other.
 */
export function reasonFor(
  reader: ReasonProfile,
  other: ReasonProfile,
  language: Language,
  isMatch?: boolean,
): Reason | undefined {
  if (other.isClosed) return hidden(reader, other, language, isMatch ?? false)
  const [mine, theirs] = [toldBy(reader), toldBy(other)]
  const claimed = (isMatch ?? areMatch(mine, theirs)) ? claim(mine, theirs, other, language) : undefined
  return claimed ?? modest(reader, other, mine, theirs, language)
}

function hidden(reader: ReasonProfile, other: ReasonProfile, language: Language, isMatch: boolean): Reason {
  const isClaim = isMatch && other.unseen && claim(toldBy(reader), toldBy(other.unseen), other, language)
  return isClaim
    ? said('closed', phrases[language].closed(other))
    : said('closedUnknown', phrases[language].closedUnknown(other))
}

/** What a profile says, with its digest: of a list the reader's is read once. */
type Told = Statements & { digest: Digest }

const known = new WeakMap<ReasonProfile, Told>()

function toldBy(profile: ReasonProfile): Told {
  const told = known.get(profile) ?? readProfile(profile)
  known.set(profile, told)
  return told
}

function readProfile({ request, goal, canHelp, about, position, company, tags, answers }: ReasonProfile): Told {
  const statements = statementsOf({
    ...{ request: request ?? '', goal: goal ?? '', canHelp: canHelp ?? '', about: about ?? '' },
    ...{ position: position ?? '', company: company ?? '', tags, answers },
  })
  return { ...statements, digest: digestStatements(statements) }
}

type Comparison = { reader: PairReader; terms: CommunityTerms }
let comparison: Comparison | undefined

/**
 * Compares two people alone, of whom nothing is common. Made at the first use, since it needs the lexicon. What everybody in a community
 * speaks of has already weighed less where the level was decided; here it would only change which of two clauses that answer is quoted, and
 * the counts are in the thread of the engine, while reasons are made with the calls.
 */
function comparisonOfTwo(): Comparison {
  comparison ??= { reader: new PairReader(), terms: new CommunityTerms() }
  return comparison
}

function areMatch(mine: Told, theirs: Told): boolean {
  const { reader, terms } = comparisonOfTwo()
  const { chance, isAnswered } = reader.between(mine.digest, theirs.digest, terms)
  return isAnswered && chance >= levelBounds.MEDIUM.fit
}

const said = (kind: ReasonKind, text: string, readerFact = '', otherFact = ''): Reason => ({
  ...{ kind, text, readerFact, otherFact },
  isClaim: claims.includes(kind),
})

/** Below this strength a part is not worth a sentence. */
const leastStrength = 0.12

/** Facts of the best part that can be quoted, with its strength, if `isWorth` it. */
function answerBetween(
  seeker: Told,
  other: Told,
  isWorth: (part: AnswerPart, parts: AnswerPart[]) => boolean = ({ strength }) => strength >= leastStrength,
) {
  const { reader, terms } = comparisonOfTwo()
  const { finder } = reader
  finder.answer(seeker.digest, other.digest, terms, noAnswer())
  const parts = finder.parts().filter(({ relation }) => relation !== 'wider')
  for (const part of parts) {
    if (!isWorth(part, parts)) continue
    const facts = answerFacts(part, seeker, other)
    if (facts) return { ...facts, strength: part.strength }
  }
  return undefined
}

function claim(mine: Told, theirs: Told, { name }: ReasonProfile, language: Language): Reason | undefined {
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
  mine: Told,
  theirs: Told,
  language: Language,
): Reason | undefined {
  const say = phrases[language]
  const { name } = other
  const partly = partlyAsked(mine, theirs, name, language)
  if (partly) return partly
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
  const areNew = (reader.isNew && other.isNew) ?? false
  const tags = sharedTags(reader, other).slice(0, 2)
  if (tags.length > 0) return said('sharedTags', say.sharedTags({ ...told, shared: tags.join(say.and) }), tags[0], fact)
  if (reader.city && other.city && cityKey(reader.city) === cityKey(other.city))
    return said('sameCity', say.sameCity({ ...told, city: reader.city, areNew }), reader.city, fact)
  if (areNew) return said('bothNew', say.bothNew(told), '', fact)
  return said('unknown', say.unknown(told), '', fact)
}

/** One is the person whom the other asks for, and the rest of the request says more than that: too little for a match. */
function partlyAsked(mine: Told, theirs: Told, name: string, language: Language): Reason | undefined {
  const say = phrases[language]
  const there = answerBetween(mine, theirs, isAskedPerson(mine))
  if (there?.isTold) {
    const fact = `${quoted(there.fact, language)}${translation(there, language)}`
    return said('partOfYourWant', say.partOfYourWant({ name, fact }), wantOf(there, language), there.fact)
  }
  const back = answerBetween(theirs, mine, isAskedPerson(theirs))
  if (!back?.isTold) return undefined
  const { wanted } = asked(back, language)
  return said('partOfTheirWant', say.partOfTheirWant({ name, wanted }), back.fact, back.wanted)
}

/** Share of what is said of a wanted person that is answered at least: "a founder" says little of who asks for young medical founders. */
const halfAnswered = 0.5

/** A person whom a request names, and who is that, as far as half of what is said of the person. */
function isAskedPerson(seeker: Statements) {
  const wanted = seeker.terms.filter(isWanted)
  return ({ term, relation }: AnswerPart, parts: AnswerPart[]): boolean => {
    const want = wanted[term]
    const isDoer = relation === 'done' || relation === 'narrower'
    if (!want || !isDoer || want.field !== 'request' || !isPerson(want)) return false
    const asked = saidOf(want, wanted)
    const answered = asked.filter(each => parts.some(part => wanted[part.term] === each)).length
    return answered >= halfAnswered * asked.length
  }
}

const isPerson = ({ senses, isBeside }: Term) => !isBeside && senses.some(({ kind }) => kind === 'doers')

/** Of "a designer for packaging, and an investor in food", what belongs to one of the two. */
function saidOf(person: Term, wanted: Term[]): Term[] {
  const terms = wanted.filter(({ clause }) => clause === person.clause)
  const places = terms.flatMap((term, at) => (isPerson(term) ? [at] : []))
  const nth = places.indexOf(terms.indexOf(person))
  return terms.slice(nth === 0 ? 0 : places[nth], places[nth + 1])
}

/** Wider concepts say too little of two people. */
const mostBreadth = 4

/** What both say of themselves that they are or do: what one only speaks of, a topic or a company says little of two people. */
const isDone = (term: Term) => isHad(term) && isTold(term) && term.field !== 'answers'

/** The most specific concept that both are or do. */
function sharedField(mine: Statements, theirs: Statements) {
  const { concepts } = lexicon()
  const [had, given] = [mine.terms.filter(isDone), theirs.terms.filter(isDone)]
  const common = new Set(given.flatMap(({ senses }) => senses.map(({ concept }) => concept)))
  const shared = had
    .flatMap(({ senses }) => senses.map(({ concept }) => concept))
    .filter(concept => common.has(concept) && (concepts[concept] as Concept).breadth <= mostBreadth)
    .map(concept => concepts[concept] as Concept)
    .sort((a, b) => a.breadth - b.breadth || a.id - b.id)
  for (const concept of shared) {
    const isIt = ({ concept: own, kind }: Sense) => own === concept.id && (kind === 'doers' || kind === 'work')
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
