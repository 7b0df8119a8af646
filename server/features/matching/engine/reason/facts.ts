import type { AnswerPart } from '../evidence/answer.ts'
import { isHad, isWanted, worthOf } from '../evidence/digest.ts'
import { type Concept, lexicon, type Sense } from '../evidence/lexicon.ts'
import type { Clause, Statements, Term } from '../evidence/statements.ts'
import { neededOf, partWith, quote, trimmed } from './clauses.ts'

/** The words of both profiles that carry an answer. */
export type AnswerFacts = {
  /** As it was written, with the words of asking. */
  wanted: string
  /** The wanted thing alone, where it can follow "needs". */
  needed: string | undefined
  fact: string
  /** The fact stands in a sentence or a position, not in a topic or the name of a company. */
  isTold: boolean
  concept: number | null
}

/** What is wanted and what answers it, as short quotes; undefined if the words cannot be found. */
export function answerFacts(part: AnswerPart, seeker: Statements, other: Statements): AnswerFacts | undefined {
  const want = seeker.terms.filter(isWanted)[part.term]
  const have = want && haveOf(part, want, other)
  if (!want || !have) return undefined
  const wanted = partWith((seeker.clauses[want.clause] as Clause).text, want)
  return {
    wanted,
    needed: neededOf(wanted),
    fact: factOf(have, other),
    isTold: isTold(have),
    concept: part.concept,
  }
}

export const isTold = ({ field }: Term) => field !== 'tags' && field !== 'company'

/** A member's words about what they have. */
export function factOf(have: Term, { clauses }: Statements): string {
  const { text } = clauses[have.clause] as Clause
  if (have.field === 'tags') return quote(trimmed(text))
  if (have.field !== 'position') return partWith(text, have)
  const company = clauses.find(({ field }) => field === 'company')?.text
  return quote([text, company].flatMap(each => (each ? [trimmed(each)] : [])).join(', '))
}

/** The strongest term that answers the want. */
function haveOf({ relation, concept }: AnswerPart, want: Term, { terms }: Statements): Term | undefined {
  const had = terms.filter(isHad)
  if (concept === null) return had.find(({ key, senses }) => key === want.key && senses.length === 0)
  const isIt = ({ concept: own }: Sense) =>
    relation === 'narrower' ? own !== concept && widerOf(own).has(concept) : own === concept
  return strongest(had, isIt, ({ field }) =>
    field === 'position' || field === 'company' || field === 'tags' ? 0 : 0.5,
  )
}

const widerOf = (concept: number) => (lexicon().concepts[concept] as Concept).wider

/** Of the terms with such a sense, the one that says most. A sentence about oneself is worth `more` than a title or a topic. */
export function strongest(
  terms: Term[],
  isIt: (sense: Sense) => boolean,
  more: (term: Term) => number = () => 0,
): Term | undefined {
  let best: { term: Term; worth: number } | undefined
  for (const term of terms)
    for (const sense of term.senses) {
      if (!isIt(sense) || (sense.kind === 'doers' && term.isServed)) continue
      const own = worthOf(sense.kind, term)
      const worth = own > 0 ? own + more(term) : 0
      if (worth > (best?.worth ?? 0)) best = { term, worth }
    }
  return best?.term
}
