import { hireCue, negation } from './cues.ts'
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
import { lowered } from './words.ts'

/**
 * What a member wants and has, as numbers: small enough to keep a hundred thousand of them and fast to compare. At `at` of `data` stands
 * where each section begins, counted from there, and where the last one ends; then the sections:
 * 0 a bit for each number that 1, 2, 3 or 8 may have (see `maySay`): most questions are about something that is not there, and need no search;
 * 1 what the member has: concept, then four worths of a byte each (see `slotOf`), sorted by concept;
 * 2 specific words of what the member has, that are in no phrase of the lexicon: hashes, sorted;
 * 3 terms of the profile (stems and concepts): hash, then weight, sorted by hash;
 * 4 terms of the request: hashes;
 * 5 wants by clause: number of terms, the field and whether it is context, then for each term the hash of its key, its flags with the number
 *   of its senses, and the senses;
 * 6 persons that are not wanted: concepts;
 * 7 what the member is by name: concepts, sorted;
 * 8 where the member tells of each: concept, or hash of a word that is in no phrase, then a bit for each field, sorted;
 * 9 how the member asks: flags (see `askerFlags`), then the number of words of the request.
 */
export type Digest = { data: Int32Array; at: number }

export const section = {
  signs: 0,
  haves: 1,
  words: 2,
  terms: 3,
  asked: 4,
  wants: 5,
  refused: 6,
  persons: 7,
  mentions: 8,
  asker: 9,
  end: 10,
} as const

/** Where each section begins, and the end of the last. */
const headLength = section.end + 1

/** Place in `data` where a section begins; the next one begins where it ends. */
export const startOf = ({ data, at }: Digest, part: number): number => at + (data[at + part] as number)

export const lengthOf = ({ data, at }: Digest): number => data[at + section.end] as number

export const kinds: Kind[] = ['doers', 'work', 'field', 'needs']

/** Term weights are kept as integers. */
export const weightScale = 256

/** Flags of a wanted term, above the number of its senses. */
export const termFlags = { head: 1 << 8, needs: 1 << 9, beside: 1 << 10 } as const

/** In the order of their bits. */
const fields: TextField[] = ['request', 'goal', 'canHelp', 'about', 'position', 'company', 'tags', 'answers']

/** How a member asks, as far as texts tell: to hire, not certain people, nothing at all; and whether they offer help. */
export const askerFlags = { hires: 1, refuses: 2, asks: 4, helps: 8 } as const

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
    mentionsOf(statements),
    askerOf(statements),
  ]
  parts.unshift(signsOf(parts))
  const data = new Int32Array(parts.reduce((length, part) => length + part.length, headLength))
  let start = headLength
  parts.forEach((part, at) => {
    data[at] = start
    data.set(part, start)
    start += part.length
  })
  data[section.end] = start
  return { data, at: 0 }
}

export const isHad = ({ stance }: Term) => stance === 'fact' || stance === 'offer' || stance === 'past'
export const isWanted = ({ stance }: Term) => stance === 'want' || stance === 'context'

/** Bytes: what the member is or does, what they speak of, and both for narrower concepts. */
const slotOf = (kind: Kind, isNarrower: boolean) => (kind === 'doers' || kind === 'work' ? 0 : 1) + (isNarrower ? 2 : 0)

function havesOf({ terms }: Statements): number[] {
  const { concepts } = lexicon()
  const worths = new Map<number, number>()
  const keep = (concept: number, slot: number, worth: number) => {
    const [known, shift, byte] = [worths.get(concept) ?? 0, 8 * slot, Math.round(worth * 255)]
    if (((known >>> shift) & 0xff) >= byte && known !== 0) return
    worths.set(concept, (known & ~(0xff << shift)) | (byte << shift))
  }
  for (const term of terms) {
    if (!isHad(term)) continue
    for (const { concept, kind } of term.senses) {
      if (kind === 'doers' && term.isServed) continue
      const worth = worthOf(kind, term)
      keep(concept, slotOf(kind, false), worth)
      const { above, aboveDistance } = concepts[concept] as Concept
      for (let at = 0; at < above.length; at++)
        keep(above[at] as number, slotOf(kind, true), worth * (ofNarrower[aboveDistance[at] as number] as number))
    }
  }
  return sortedByKey(worths)
}

/** Keys and values, one after the other. */
function sortedByKey(values: Map<number, number>): number[] {
  const all: number[] = []
  for (const key of Int32Array.from(values.keys()).sort()) all.push(key, values.get(key) as number)
  return all
}

/** Fields in which the member's concepts and words stand. */
function mentionsOf({ terms }: Statements): number[] {
  const found = new Map<number, number>()
  for (const { senses, key, field } of terms.filter(isHad))
    for (const mention of senses.length > 0 ? senses.map(({ concept }) => concept) : [hashOf(key)])
      found.set(mention, (found.get(mention) ?? 0) | (1 << fields.indexOf(field)))
  return sortedByKey(found)
}

function askerOf({ clauses }: Statements): number[] {
  const request = lowered(
    clauses
      .filter(({ field }) => field === 'request')
      .map(({ text }) => text)
      .join(' '),
  )
  const flags =
    (hireCue.test(request) ? askerFlags.hires : 0) |
    (negation.test(request) ? askerFlags.refuses : 0) |
    (request ? askerFlags.asks : 0) |
    (clauses.some(({ field }) => field === 'canHelp') ? askerFlags.helps : 0)
  return [flags, request.split(/\s+/).filter(Boolean).length]
}

/** Words of 32 bits. */
const signWords = 64
/** Spreads numbers that are close together. */
const signOf = (number: number) => Math.imul(number, 0x9e3779b1) >>> 21

/** Of the sections behind the signs. */
function signsOf(parts: number[][]): number[] {
  const signs: number[] = new Array(signWords).fill(0)
  const steps = { [section.haves]: 2, [section.words]: 1, [section.terms]: 2, [section.mentions]: 2 }
  for (const [part, step] of Object.entries(steps))
    (parts[Number(part) - section.haves] as number[]).forEach((number, at) => {
      if (at % step !== 0) return
      const sign = signOf(number)
      signs[sign >>> 5] = (signs[sign >>> 5] as number) | (1 << (sign & 31))
    })
  return signs
}

/** False if the profile says nothing of a concept, word or term for sure. */
export function maySay({ data, at }: Digest, number: number): boolean {
  const sign = signOf(number)
  return ((data[at + headLength + (sign >>> 5)] as number) & (1 << (sign & 31))) !== 0
}

const sorted = (numbers: number[]) => (numbers.length === 0 ? [] : [...new Set(numbers)].sort((a, b) => a - b))

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
  for (const { field, words } of clauses) for (const { word } of words) if (!word.isCommon) add(field, word.stemHash)
  for (const { field, senses } of terms) for (const { concept } of senses) add(field, conceptTerm(concept))
  for (const [term, weight] of profile) profile.set(term, Math.round(weight * weightScale))
  return [sortedByKey(profile), [...request]]
}

const conceptTerms: number[] = []

function conceptTerm(concept: number): number {
  conceptTerms[concept] ??= hashOf(`concept ${concept}`)
  return conceptTerms[concept]
}

function wantsOf({ terms }: Statements): number[] {
  const byClause = new Map<number, Term[]>()
  for (const term of terms.filter(isWanted)) byClause.set(term.clause, [...(byClause.get(term.clause) ?? []), term])
  return [...byClause.values()].flatMap(wanted => [
    (wanted.length << 4) | (fields.indexOf((wanted[0] as Term).field) << 1) | (wanted[0]?.stance === 'context' ? 1 : 0),
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

/** From this worth on somebody is or does a thing in their own words, or something within it. */
const [doneWorth, doneWithinWorth] = [100, 150]

/** Calls with every concept that the member is or does. */
export function eachDone(digest: Digest, call: (concept: number) => void): void {
  const { data } = digest
  const end = startOf(digest, section.haves + 1)
  for (let at = startOf(digest, section.haves); at < end; at += 2) {
    const worths = data[at + 1] as number
    if ((worths & 0xff) >= doneWorth || ((worths >>> 16) & 0xff) >= doneWithinWorth) call(data[at] as number)
  }
}

/** Calls with every sense of a wanted term: its concept, and whether it is the person who is looked for. */
export function eachWanted(digest: Digest, call: (concept: number, isPerson: boolean) => void): void {
  const { data } = digest
  const end = startOf(digest, section.wants + 1)
  for (let at = startOf(digest, section.wants); at < end; ) {
    let left = (data[at] as number) >> 4
    for (at++; left > 0; left--) {
      const senses = (data[at + 1] as number) & 0xff
      for (let sense = 0; sense < senses; sense++)
        call((data[at + 2 + sense] as number) >> 2, ((data[at + 1] as number) & termFlags.head) !== 0)
      at += 2 + senses
    }
  }
}
