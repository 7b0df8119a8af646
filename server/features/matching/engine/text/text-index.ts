import { shareOf, termsOf } from './features.ts'

export type Field = { text: string; weight: number }
export type TextDocument = Field[]

/** BM25's saturation of repeated words and its length normalisation. */
const saturation = 1.2
const lengthAllowance = 0.6

/** In a large community, grams in more documents than this discriminate too little for their cost. */
const commonGram = 1000

type Posting = { documents: Int32Array; weights: Float32Array }
type GrowingPosting = { documents: number[]; weights: number[] }

/**
 * BM25F over stems, character grams and concepts: each field's counts are weighted and divided by the field's relative
 * length before they are saturated together. Fields are identified by their position in a document.
 */
export class TextIndex {
  private readonly built: number
  private grown: number
  private readonly postings = new Map<string, Posting>()
  private readonly means: number[]
  /** Documents added or changed since the index was built: scored one by one. */
  private readonly later = new Map<number, Map<string, number>>()

  constructor(documents: TextDocument[]) {
    this.built = documents.length
    this.grown = documents.length
    const growing = new Map<string, GrowingPosting>()
    const counted = documents.map(countFields)
    this.means = meanLengths(counted.map(fields => fields.map(({ length }) => length)))
    counted.forEach((fields, document) => {
      for (const [term, weight] of this.weigh(fields)) post(growing, term, document, weight)
    })
    for (const [term, { documents: found, weights }] of growing)
      if (!term.startsWith('g:') || found.length <= commonGram)
        this.postings.set(term, { documents: Int32Array.from(found), weights: Float32Array.from(weights) })
  }

  get size(): number {
    return this.grown
  }

  /** Number of documents scored one by one; when there are many, rebuilding is cheaper. */
  get laterCount(): number {
    return this.later.size
  }

  /** Adds or replaces a document. Document frequencies stay as when the index was built. */
  put(document: number, fields: TextDocument): void {
    this.later.set(document, this.weigh(countFields(fields)))
    this.grown = Math.max(this.grown, document + 1)
  }

  /** Empties a document: none of its terms stays in memory. */
  remove(document: number): void {
    for (const [term, posting] of this.postings) {
      const at = posting.documents.indexOf(document)
      if (at < 0) continue
      const others = (_value: number, place: number) => place !== at
      const left = { documents: posting.documents.filter(others), weights: posting.weights.filter(others) }
      if (left.documents.length > 0) this.postings.set(term, left)
      else this.postings.delete(term)
    }
    this.later.delete(document)
  }

  /** Score of each document for the query. */
  score(query: string): Float32Array {
    const scores = new Float32Array(this.size)
    const asked = new Map<string, number>()
    for (const [term, count] of termsOf(query)) {
      const posting = this.postings.get(term)
      // Not rare, but too common to be indexed.
      if (!posting && term.startsWith('g:') && this.built > commonGram) continue
      const known = posting?.documents.length ?? 0
      const rarity = Math.log(1 + (this.built - known + 0.5) / (known + 0.5))
      const weight = rarity * shareOf(term) * (count / (1 + count)) * 2
      asked.set(term, weight)
      if (!posting) continue
      const { documents, weights } = posting
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] as number
        scores[document] = (scores[document] as number) + weight * (weights[at] as number)
      }
    }
    for (const [document, terms] of this.later) {
      let score = 0
      for (const [term, weight] of asked) score += weight * (terms.get(term) ?? 0)
      scores[document] = score
    }
    return scores
  }

  private weigh(fields: CountedField[]): Map<string, number> {
    const counts = new Map<string, number>()
    fields.forEach(({ terms, weight, length }, field) => {
      const relative = length / Math.max(this.means[field] ?? 1, 1)
      const scale = weight / (1 - lengthAllowance + lengthAllowance * relative)
      for (const [term, count] of terms) counts.set(term, (counts.get(term) ?? 0) + count * scale)
    })
    for (const [term, count] of counts) counts.set(term, count / (saturation + count))
    return counts
  }
}

type CountedField = { terms: Map<string, number>; weight: number; length: number }

const countFields = (fields: TextDocument): CountedField[] =>
  fields.map(({ text, weight }) => {
    const terms = termsOf(text)
    return { terms, weight, length: countStems(terms) }
  })

function post(postings: Map<string, GrowingPosting>, term: string, document: number, weight: number): void {
  const posting = postings.get(term)
  if (posting) {
    posting.documents.push(document)
    posting.weights.push(weight)
  } else postings.set(term, { documents: [document], weights: [weight] })
}

function countStems(terms: Map<string, number>): number {
  let stems = 0
  for (const [term, count] of terms) if (term.startsWith('s:')) stems += count
  return stems
}

function meanLengths(lengths: number[][]): number[] {
  const fields = Math.max(0, ...lengths.map(({ length }) => length))
  return Array.from(
    { length: fields },
    (_, field) => lengths.reduce((sum, document) => sum + (document[field] ?? 0), 0) / lengths.length,
  )
}
