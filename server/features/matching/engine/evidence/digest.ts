import { stemOf } from '../text/stem.ts'
import { isCommon } from './frequent-words.ts'
import { hashOf } from './hash.ts'
import { type Concept, type Kind, lexicon, type Sense } from './lexicon.ts'
import {
  type ProfileTexts,
  type Stance,
  type Statements,
  statementsOf,
  type Term,
  type TextField,
} from './statements.ts'

/**
 * What a member wants and has, as numbers: small enough to keep a hundred thousand of them and fast to compare. The sections of
 * `data` begin at `starts`:
 * 0 what the member has: concept, then four worths of a byte each (see `packWorths`), sorted by concept;
 * 1 specific words of what the member has, that are in no phrase of the lexicon: hashes, sorted;
 * 2 terms of the profile (stems and concepts): hash, then weight, sorted by hash;
 * 3 terms of the request: hashes;
 * 4 wants by clause: number of terms and whether it is context, then for each term the hash of its key, its flags with the number
 *   of its senses, and the senses;
 * 5 persons that are not wanted: concepts;
 * 6 what the member is by name: concepts, sorted.
 */
export type Digest = { data: Int32Array; starts: Uint16Array }

export const section = { haves: 0, words: 1, terms: 2, asked: 3, wants: 4, refused: 5, persons: 6, end: 7 } as const

export const kinds: Kind[] = ['doers', 'work', 'field', 'needs']

/** Term weights are kept as integers. */
export const weightScale = 256

/** Flags of a wanted term, above the number of its senses. */
export const termFlags = { head: 1 << 8, needs: 1 << 9, beside: 1 << 10 } as const

const haveWorth: Record<Kind, Partial<Record<Stance, number>>> = {
  doers: { fact: 1, offer: 0.6, past: 0.4 },
  work: { fact: 1, offer: 1, past: 0.4 },
  field: { fact: 0.5, offer: 0.9, past: 0.25 },
  needs: { fact: 0.1, offer: 0.5, past: 0.1 },
}

/** What a term of the profile says of the member's having the concept, 0 to 1. */
export function worthOf(kind: Kind, { stance, field }: Term): number {
  const worth = haveWorth[kind][stance] ?? 0
  if (field === 'company') return worth * 0.6
  return kind === 'field' && (field === 'position' || field === 'tags') ? 0.65 : worth
}

/** Share of the worth for a want that is wider by one or two steps. */
export const ofNarrower = [1, 0.75, 0.5]

/** Of each field in the terms of the profile. */
const fieldWeight: Partial<Record<TextField, number>> = {
  ...{ position: 1.6, about: 1, tags: 1.4, answers: 1, canHelp: 1.2, company: 0.6 },
}

export const digestOf = (texts: ProfileTexts): Digest => digestStatements(statementsOf(texts))

export function digestStatements(statements: Statements): Digest {
  const parts = [
    havesOf(statements),
    wordsOf(statements),
    ...termsOf(statements),
    wantsOf(statements),
    refusedOf(statements),
    personsOf(statements),
  ]
  const starts = new Uint16Array(section.end + 1)
  parts.forEach((part, at) => {
    starts[at + 1] = (starts[at] as number) + part.length
  })
  const data = new Int32Array(starts[section.end] as number)
  parts.forEach((part, at) => void data.set(part, starts[at]))
  return { data, starts }
}

export const isHad = ({ stance }: Term) => stance === 'fact' || stance === 'offer' || stance === 'past'
export const isWanted = ({ stance }: Term) => stance === 'want' || stance === 'context'

/** Bytes: what the member is or does, what they speak of, and both for narrower concepts. */
const slotOf = (kind: Kind, isNarrower: boolean) => (kind === 'doers' || kind === 'work' ? 0 : 1) + (isNarrower ? 2 : 0)

function havesOf({ terms }: Statements): number[] {
  const { concepts } = lexicon()
  const worths = new Map<number, Uint8Array>()
  const keep = (concept: number, slot: number, worth: number) => {
    const known = worths.get(concept) ?? new Uint8Array(4)
    known[slot] = Math.max(known[slot] as number, Math.round(worth * 255))
    worths.set(concept, known)
  }
  for (const term of terms.filter(isHad))
    for (const { concept, kind } of term.senses) {
      if (kind === 'doers' && term.isServed) continue
      const worth = worthOf(kind, term)
      keep(concept, slotOf(kind, false), worth)
      const { above, aboveDistance } = concepts[concept] as Concept
      above.forEach((wide, at) => {
        keep(wide, slotOf(kind, true), worth * (ofNarrower[aboveDistance[at] as number] as number))
      })
    }
  return [...worths]
    .sort(([a], [b]) => a - b)
    .flatMap(([concept, [does = 0, about = 0, doesNarrower = 0, aboutNarrower = 0]]) => [
      concept,
      does | (about << 8) | (doesNarrower << 16) | (aboutNarrower << 24),
    ])
}

const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b)

const wordsOf = ({ terms }: Statements) =>
  sorted(terms.filter(term => isHad(term) && term.senses.length === 0).map(({ key }) => hashOf(key)))

/** Terms of the profile with weights, and those of the request. Stems join derived words, which is right for ranking. */
function termsOf({ clauses, terms }: Statements): [number[], number[]] {
  const profile = new Map<number, number>()
  const request = new Set<number>()
  const add = (field: TextField, term: number) => {
    const weight = fieldWeight[field]
    if (weight === undefined) request.add(term)
    else profile.set(term, (profile.get(term) ?? 0) + weight)
  }
  for (const { field, words } of clauses)
    for (const word of words) if (!isCommon(word)) add(field, hashOf(stemOf(word.text)))
  for (const { field, senses } of terms) for (const { concept } of senses) add(field, conceptTerm(concept))
  const weighted = [...profile]
    .sort(([a], [b]) => a - b)
    .flatMap(([term, weight]) => [term, Math.round(weight * weightScale)])
  return [weighted, [...request]]
}

const conceptTerm = (concept: number) => hashOf(`concept ${concept}`)

function wantsOf({ terms }: Statements): number[] {
  const byClause = new Map<number, Term[]>()
  for (const term of terms.filter(isWanted)) byClause.set(term.clause, [...(byClause.get(term.clause) ?? []), term])
  return [...byClause.values()].flatMap(wanted => [
    (wanted.length << 1) | (wanted[0]?.stance === 'context' ? 1 : 0),
    ...wanted.flatMap(term => [
      hashOf(term.key),
      term.senses.length | flagsOf(term),
      ...term.senses.map(({ concept, kind }: Sense) => (concept << 2) | kinds.indexOf(kind)),
    ]),
  ])
}

const flagsOf = ({ isHead, isBeside, senses }: Term) =>
  (isHead ? termFlags.head : 0) |
  (isBeside ? termFlags.beside : 0) |
  (senses.some(({ kind }) => kind === 'needs') ? termFlags.needs : 0)

const doersOf = (terms: Term[]) =>
  sorted(terms.flatMap(({ senses }) => senses.flatMap(({ concept, kind }) => (kind === 'doers' ? [concept] : []))))

const refusedOf = ({ terms }: Statements) => doersOf(terms.filter(({ stance }) => stance === 'refuse'))

const personsOf = ({ terms }: Statements) => doersOf(terms.filter(term => isHad(term) && !term.isServed))

/** Calls with every sense of a wanted term: its concept. */
export function eachWanted({ data, starts }: Digest, call: (concept: number) => void): void {
  for (let at = starts[section.wants] as number; at < (starts[section.wants + 1] as number); ) {
    let left = (data[at] as number) >> 1
    for (at++; left > 0; left--) {
      const senses = (data[at + 1] as number) & 0xff
      for (let sense = 0; sense < senses; sense++) call((data[at + 2 + sense] as number) >> 2)
      at += 2 + senses
    }
  }
}
