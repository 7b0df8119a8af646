import { sources } from './lexicon/all.ts'
import { lowered, wordsOf } from './words.ts'

/**
 * How a phrase speaks of a concept: it names the person (accountant), the work (keep the books), the field (tax return), or the
 * trouble of somebody who needs it (the tax office keeps asking).
 */
export type Kind = 'doers' | 'work' | 'field' | 'needs'

export type Concept = {
  id: number
  name: string
  label: { en: string; ru: string }
  /** Wider concepts with their distance; the concept itself has 0. */
  wider: Map<number, number>
  /** The wider ones within reach of an answer, nearest first, as arrays for speed. */
  above: Int32Array
  aboveDistance: Uint8Array
  /** Number of concepts within this one, with itself. */
  breadth: number
}

/** Steps up within which a wider concept still says something. */
export const reach = 2

export type Sense = { concept: number; kind: Kind }

/** Phrases by their words: a tree, so that a text is read once. */
export type PhraseNode = { senses: Sense[]; next: Map<string, PhraseNode> }

export type Lexicon = {
  concepts: Concept[]
  byName: Map<string, Concept>
  /** Single words by their exact key. */
  words: Map<string, Sense[]>
  /** Phrases of two and more words, by the verb keys of the words. */
  phrases: PhraseNode
}

type Entry = { name: string; broader: string[]; label: Concept['label']; phrases: [Kind, string][] }

/**
 * A concept is a block of lines: its name with the wider ones, its label in English and Russian, and phrases by kind. Phrases of
 * both languages are looked up in every text, since people mix them.
 */
function parse(source: string): Entry[] {
  return source
    .trim()
    .split('\n\n')
    .map(block => {
      const [head = '', labels = '', ...rest] = block.split('\n')
      const [name = '', wider = ''] = head.split(' < ')
      const [en = '', ru = ''] = labels.slice(2).split(' | ')
      const phrases = rest.flatMap((line): [Kind, string][] => {
        const kind = line.slice(0, line.indexOf(' ')) as Kind
        return line
          .slice(kind.length)
          .split(/[,|]/)
          .map((phrase): [Kind, string] => [kind, phrase.trim()])
          .filter(([, phrase]) => phrase !== '')
      })
      return { name, broader: wider ? wider.split(', ') : [], label: { en, ru }, phrases }
    })
}

let loaded: Lexicon | undefined

/** Built at the first use: it takes a moment, and not every process matches. */
export function lexicon(): Lexicon {
  loaded ??= load()
  return loaded
}

function load(): Lexicon {
  const entries = sources.flatMap(parse)
  const byName = new Map<string, Concept>()
  entries.forEach(({ name, label }, id) => {
    byName.set(name, emptyConcept(id, name, label))
  })
  const broader = new Map(entries.map(({ name, broader: names }) => [name, names]))
  const concepts = [...byName.values()]
  for (const concept of concepts) {
    climb(concept.name, 0, concept.wider, byName, broader)
    for (const wide of concept.wider.keys()) (concepts[wide] as Concept).breadth++
    const near = [...concept.wider]
      .filter(([, distance]) => distance > 0 && distance <= reach)
      .sort(([a, far], [b, farther]) => far - farther || a - b)
    concept.above = Int32Array.from(near, ([wide]) => wide)
    concept.aboveDistance = Uint8Array.from(near, ([, distance]) => distance)
  }
  const words = new Map<string, Sense[]>()
  const phrases: PhraseNode = { senses: [], next: new Map() }
  entries.forEach((entry, concept) => {
    for (const [kind, phrase] of entry.phrases) addPhrase(words, phrases, phrase, { concept, kind })
  })
  return { concepts, byName, words, phrases }
}

const emptyConcept = (id: number, name: string, label: Concept['label']): Concept => ({
  ...{ id, name, label, wider: new Map(), breadth: 0 },
  ...{ above: new Int32Array(0), aboveDistance: new Uint8Array(0) },
})

function climb(
  name: string,
  distance: number,
  wider: Map<number, number>,
  byName: Map<string, Concept>,
  broader: Map<string, string[]>,
): void {
  const found = byName.get(name)
  if (!found || (wider.get(found.id) ?? Number.POSITIVE_INFINITY) <= distance) return
  wider.set(found.id, distance)
  for (const parent of broader.get(name) ?? []) climb(parent, distance + 1, wider, byName, broader)
}

function addPhrase(words: Map<string, Sense[]>, phrases: PhraseNode, phrase: string, sense: Sense): void {
  const [first, ...rest] = wordsOf(lowered(phrase)).map(({ word }) => word)
  if (!first) return
  if (rest.length === 0) {
    // A common word alone fixes no sense, unless it names a person; of "series A" only a common word is left.
    const isVague = first.isCommon && (sense.kind !== 'doers' || /\s/.test(phrase))
    if (first.key.length < 2 || /^\d+$/.test(first.key) || isVague) return
    addSense(words.get(first.key) ?? setSenses(words, first.key), sense)
    return
  }
  let node = phrases
  for (const { verb } of [first, ...rest]) {
    const next = node.next.get(verb) ?? { senses: [], next: new Map() }
    node.next.set(verb, next)
    node = next
  }
  addSense(node.senses, sense)
}

function setSenses(words: Map<string, Sense[]>, key: string): Sense[] {
  const made: Sense[] = []
  words.set(key, made)
  return made
}

function addSense(senses: Sense[], sense: Sense): void {
  if (!senses.some(({ concept, kind }) => concept === sense.concept && kind === sense.kind)) senses.push(sense)
}
