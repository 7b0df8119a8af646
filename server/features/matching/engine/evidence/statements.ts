import {
  becomeCue,
  beneficiaryBefore,
  besideBefore,
  negatedVerbAfter,
  negationAfter,
  negationBefore,
  offerCue,
  othersCue,
  pastCue,
  selfBefore,
  selfClause,
  servedBefore,
  topicBefore,
  wantCue,
} from './cues.ts'
import { lexicon, type PhraseNode, type Sense } from './lexicon.ts'
import { lowered, type TextWord, wordsOf } from './words.ts'

/** What a member tells, by field. */
export type ProfileTexts = {
  request: string
  goal: string
  canHelp: string
  about: string
  position: string
  company: string
  tags: string[]
  answers: string[]
}

export type TextField = keyof ProfileTexts

/**
 * How a clause is meant. want: the member looks for it; context: said beside a want, in the request; offer: help is offered;
 * fact: the member is or does it; past: no longer; refuse: not that; others: somebody else does it; become: not yet; served:
 * those for whom the member works.
 */
export type Stance = 'want' | 'context' | 'offer' | 'fact' | 'past' | 'refuse' | 'others' | 'become' | 'served'

export type Clause = { field: TextField; text: string; stance: Stance; words: TextWord[] }

/** A word or phrase that says something specific, with its place in the clause. */
export type Term = {
  /** Concepts of the lexicon; none for a word that it does not know. */
  senses: Sense[]
  /** The words as looked up, to compare with another text. */
  key: string
  stance: Stance
  /** Those of the phrase are served, so that it says nothing of what the member is. */
  isServed: boolean
  field: TextField
  clause: number
  from: number
  to: number
  /** Names the person who is wanted, first in the clause: "a translator for a bakery" wants a translator. */
  isHead: boolean
  /** Said beside the wanted thing: "a box from the attic" wants a box. */
  isBeside: boolean
}

export type Statements = { clauses: Clause[]; terms: Term[] }

const boundary =
  /(?<=[.!?;…])\s+|\n+|\s+[—–-]\s+|;\s*|,\s*(?=(?:but|however|not|no|never|а|но|только|кроме|зато|и не|не)\s)|(?<!\b(?:anything|nothing|all))\s+(?=(?:but|но)\s)/iu

const clausesOf = (text: string) =>
  text
    .split(boundary)
    .map(part => part?.trim() ?? '')
    .filter(part => part.length > 1)

export function statementsOf(profile: ProfileTexts): Statements {
  const found: Statements = { clauses: [], terms: [] }
  const read = (field: TextField, text: string) => {
    const parts = clausesOf(text)
    const hasCue = field === 'request' && parts.some(part => wantCue.test(lowered(part)))
    for (const part of parts) readClause(found, field, part, hasCue)
  }
  read('position', profile.position)
  read('company', profile.company)
  for (const tag of profile.tags) read('tags', tag)
  read('about', profile.about)
  read('request', profile.request)
  read('canHelp', profile.canHelp)
  read('goal', profile.goal)
  for (const answer of profile.answers) read('answers', answer)
  return found
}

/** `hasCue`: some clause of the text says that somebody is wanted, so that the others are told beside it. */
function stanceOf(field: TextField, text: string, hasCue: boolean): Stance {
  if (field === 'request') return stanceInRequest(text, hasCue)
  if (field === 'goal') return 'context'
  if (field === 'canHelp') return 'offer'
  if (field === 'position' || field === 'company' || field === 'tags') return 'fact'
  if (becomeCue.test(text)) return 'become'
  if (wantCue.test(text)) return 'want'
  return offerCue.test(text) ? 'offer' : 'fact'
}

function stanceInRequest(text: string, hasCue: boolean): Stance {
  if (wantCue.test(text)) return 'want'
  if (selfClause.test(text)) return 'fact'
  return hasCue ? 'context' : 'want'
}

function readClause(found: Statements, field: TextField, text: string, hasCue: boolean): void {
  const low = lowered(text)
  const stance = stanceOf(field, low, hasCue)
  const words = wordsOf(low)
  const clause = found.clauses.length
  found.clauses.push({ field, text, stance, words })
  const isPast = (field === 'about' || field === 'answers') && pastCue.test(low)
  let hasHead = false
  for (const { first, last, senses } of phrasesIn(words)) {
    const [from, to] = [(words[first] as TextWord).from, (words[last] as TextWord).to]
    const before = low.slice(0, from)
    const meant = stanceWithin(stance, field, before, low.slice(to), isPast)
    const isPerson = senses.some(({ kind }) => kind === 'doers')
    const isHead = isPerson && meant === 'want' && !hasHead && !beneficiaryBefore.test(withoutSearch(before))
    if (isHead) hasHead = true
    const key = keyOf(words, first, last)
    const isBeside = meant === 'want' && besideBefore.test(withoutSearch(before)) && !topicBefore.test(before)
    found.terms.push({
      ...{ senses, key, stance: meant, field, clause, from, to, isHead, isBeside },
      isServed: isPerson && (meant === 'fact' || meant === 'offer') && servedBefore.test(before),
    })
  }
}

/** Of a phrase, the keys that forms of verbs share, too. */
function keyOf(words: TextWord[], first: number, last: number): string {
  if (first === last) return (words[first] as TextWord).word.key
  return words
    .slice(first, last + 1)
    .map(({ word }) => word.verb)
    .join(' ')
}

/** "Looking for an accountant" wants the accountant: its "for" says nothing of who benefits. */
const withoutSearch = (before: string) => before.replace(/\b(look|looking|search|searching) for\b/gu, '$1')

/** Characters before a mention within which a negation counts. */
const negationReach = 28

function stanceWithin(stance: Stance, field: TextField, before: string, after: string, isPast: boolean): Stance {
  const near = before.slice(-negationReach)
  if (negationBefore.test(near) || negationAfter.test(after.slice(0, negationReach))) return 'refuse'
  if (negatedVerbAfter.test(after)) return 'refuse'
  if (stance === 'want' || stance === 'context')
    return field === 'request' && tellsSelf(before, after) ? 'fact' : stance
  if (stance !== 'fact') return stance
  if (othersCue.test(before)) return 'others'
  return isPast ? 'past' : 'fact'
}

/** "As a mentor I take two a year"; "we ship wine, looking for buyers": told of oneself within a request. */
const tellsSelf = (before: string, after: string) =>
  selfBefore.test(before.slice(-negationReach)) ||
  (selfClause.test(before) && !wantCue.test(before) && wantCue.test(after))

type Found = { first: number; last: number; senses: Sense[] }

/** Phrases of the lexicon, from left to right, the longest first, and the words between them that are not common. */
function phrasesIn(words: TextWord[]): Found[] {
  const { words: single, phrases } = lexicon()
  const found: Found[] = []
  for (let first = 0; first < words.length; ) {
    const long = longestFrom(phrases, words, first)
    const { word } = words[first] as TextWord
    const senses = long ? long.senses : (single.get(word.key) ?? [])
    const last = long ? long.last : first
    if (senses.length > 0 || !word.isCommon) found.push({ first, last, senses })
    first = last + 1
  }
  return found
}

function longestFrom(phrases: PhraseNode, words: TextWord[], first: number): Found | undefined {
  let best: Found | undefined
  let node: PhraseNode | undefined = phrases
  for (let last = first; last < words.length; last++) {
    node = node.next.get((words[last] as TextWord).word.verb)
    if (!node) break
    if (node.senses.length > 0) best = { first, last, senses: node.senses }
  }
  return best
}
