import { shareOf, termsOf } from './features.ts'

export type Field = { text: string; weight: number }
export type TextDocument = Field[]

/** BM25's saturation of repeated words and its allowance for long fields. */
const saturation = 1.2
const lengthAllowance = 0.6

/** In a large community, grams in more documents than this tell them apart too little for what they cost. */
const commonGram = 1000

type Posting = { documents: Int32Array; weights: Float32Array }
type GrowingPosting = { documents: number[]; weights: number[] }

/**
 * BM25F over stems, character grams and concepts: each field's counts are weighed and divided by the field's relative length before
 * they are saturated together. Fields are told apart by their place in a document.
 */
export class TextIndex {
  readonly size: number
  private readonly postings = new Map<string, Posting>()

  constructor(documents: TextDocument[]) {
    this.size = documents.length
    const growing = new Map<string, GrowingPosting>()
    const counted = documents.map(fields => fields.map(({ text, weight }) => ({ terms: termsOf(text), weight })))
    const lengths = counted.map(fields => fields.map(({ terms }) => countStems(terms)))
    const means = meanLengths(lengths)
    counted.forEach((fields, document) => {
      const counts = new Map<string, number>()
      fields.forEach(({ terms, weight }, field) => {
        const relative = (lengths[document]?.[field] as number) / Math.max(means[field] as number, 1)
        const scale = weight / (1 - lengthAllowance + lengthAllowance * relative)
        for (const [term, count] of terms) counts.set(term, (counts.get(term) ?? 0) + count * scale)
      })
      for (const [term, count] of counts) post(growing, term, document, count / (saturation + count))
    })
    for (const [term, { documents: found, weights }] of growing)
      if (!term.startsWith('g:') || found.length <= commonGram)
        this.postings.set(term, { documents: Int32Array.from(found), weights: Float32Array.from(weights) })
  }

  /** How well each document answers the text. */
  score(query: string): Float32Array {
    const scores = new Float32Array(this.size)
    for (const [term, count] of termsOf(query)) {
      const posting = this.postings.get(term)
      if (!posting) continue
      const rarity = Math.log(1 + (this.size - posting.documents.length + 0.5) / (posting.documents.length + 0.5))
      const weight = rarity * shareOf(term) * (count / (1 + count)) * 2
      const { documents, weights } = posting
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at] as number
        scores[document] = (scores[document] as number) + weight * (weights[at] as number)
      }
    }
    return scores
  }
}

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
