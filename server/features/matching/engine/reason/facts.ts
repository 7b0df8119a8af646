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
    concept: part.concept,
  }
}

/** A member's words about what they have. */
export function factOf(have: Term, { clauses }: Statements): string {
  const { text } = clauses[have.clause] as Clause
  return have.field === 'position' || have.field === 'tags' ? quote(trimmed(text)) : partWith(text, have)
}

/** The strongest term that answers the want. */
function haveOf({ relation, concept }: AnswerPart, want: Term, { terms }: Statements): Term | undefined {
  const had = terms.filter(isHad)
  if (concept === null) return had.find(({ key, senses }) => key === want.key && senses.length === 0)
  const isIt = ({ concept: own }: Sense) =>
    relation === 'narrower' ? own !== concept && widerOf(own).has(concept) : own === concept
  return strongest(had, isIt)
}

const widerOf = (concept: number) => (lexicon().concepts[concept] as Concept).wider

/** Of the terms with such a sense, the one that says most. */
export function strongest(terms: Term[], isIt: (sense: Sense) => boolean): Term | undefined {
  let best: { term: Term; worth: number } | undefined
  for (const term of terms)
    for (const sense of term.senses) {
      if (!isIt(sense) || (sense.kind === 'doers' && term.isServed)) continue
      const worth = worthOf(sense.kind, term)
      if (worth > (best?.worth ?? 0)) best = { term, worth }
    }
  return best?.term
}
