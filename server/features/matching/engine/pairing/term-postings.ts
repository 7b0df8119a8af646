import { takeBestOf } from '../allocate/candidates.ts'
import type { CommunityTerms } from '../evidence/community-terms.ts'
import { type Digest, eachDone, eachWanted, section, startOf } from '../evidence/digest.ts'

/**
 * Of a term that more members have, only those are looked at who stand near a place that differs by reader, for all such terms the same:
 * alone it says little, and those who have several of them are found among so many neighbours as in a community of that size.
 */
const membersPerTerm = 600
const neighbours = 3000
/** Of a concept that one wants and the other has; more where the other is or does it, most where it is the person who is looked for. */
const worthOf = { concept: 2, done: 2, person: 4 }

/** Which members have or want each term: finds candidates without comparing everybody with everybody. */
export class TermPostings {
  private readonly terms: CommunityTerms
  private readonly told = new Postings()
  private readonly asked = new Postings()
  private readonly has = new Postings()
  private readonly does = new Postings()
  private readonly wants = new Postings()
  private readonly seeks = new Postings()
  /** All 0 between two searches; `touched` has the `count` members with a score. */
  readonly scores: Float32Array
  readonly touched: Int32Array
  count = 0

  constructor(digests: Digest[], terms: CommunityTerms) {
    this.terms = terms
    this.scores = new Float32Array(digests.length)
    this.touched = new Int32Array(digests.length)
    digests.forEach((digest, place) => {
      each(digest, section.terms, 2, term => this.told.add(term, place))
      each(digest, section.asked, 1, term => this.asked.add(term, place))
      each(digest, section.haves, 2, concept => this.has.add(concept, place))
      eachDone(digest, concept => this.does.add(concept, place))
      eachWanted(digest, (concept, isPerson) => {
        this.wants.add(concept, place)
        if (isPerson) this.seeks.add(concept, place)
      })
    })
    for (const postings of [this.told, this.asked, this.has, this.does, this.wants, this.seeks]) postings.close()
  }

  around(place: number, digest: Digest, also: Set<number>, atMost: number): Int32Array {
    const { scores, touched, terms } = this
    const { rarity } = terms
    this.count = 0
    const add = (postings: Postings, term: number, worth: number) => {
      this.count = postings.addTo(this, term, worth, place)
    }
    each(digest, section.asked, 1, term => add(this.told, term, terms.idfOf(term)))
    each(digest, section.terms, 2, term => add(this.asked, term, terms.idfOf(term)))
    each(digest, section.haves, 2, concept => add(this.wants, concept, worthOf.concept * (rarity[concept] as number)))
    eachDone(digest, concept => {
      add(this.wants, concept, worthOf.done * (rarity[concept] as number))
      add(this.seeks, concept, worthOf.person * (rarity[concept] as number))
    })
    eachWanted(digest, (concept, isPerson) => {
      add(this.has, concept, worthOf.concept * (rarity[concept] as number))
      add(this.does, concept, (worthOf.done + (isPerson ? worthOf.person : 0)) * (rarity[concept] as number))
    })
    if (place < scores.length) scores[place] = 0
    const best = new Int32Array(atMost)
    takeBestOf(scores, touched.subarray(0, this.count), best)
    for (let at = 0; at < this.count; at++) scores[touched[at] as number] = 0
    const found = best.filter(other => other >= 0 && !also.has(other))
    return Int32Array.from([...found, ...[...also].filter(other => other !== place)])
  }
}

function each(digest: Digest, part: number, step: number, call: (term: number) => void): void {
  const end = startOf(digest, part + 1)
  for (let at = startOf(digest, part); at < end; at += step) call(digest.data[at] as number)
}

/** Lists of members by term: linked while they are filled, then in one array. */
class Postings {
  private readonly growing = new Map<number, number[]>()
  private readonly lists = new Map<number, Int32Array>()

  add(term: number, place: number): void {
    const list = this.growing.get(term)
    if (!list) this.growing.set(term, [place])
    else if (list.at(-1) !== place) list.push(place)
  }

  close(): void {
    for (const [term, list] of this.growing) this.lists.set(term, Int32Array.from(list))
    this.growing.clear()
  }

  /** Returns the number of members with a score. */
  addTo({ scores, touched, count: known }: TermPostings, term: number, worth: number, reader: number): number {
    const list = this.lists.get(term)
    if (!list || worth <= 0) return known
    let found = known
    const add = (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        const place = list[at] as number
        if (scores[place] === 0) touched[found++] = place
        scores[place] = (scores[place] as number) + worth
      }
    }
    const first = (reader * 7919) % scores.length
    const last = first + neighbours
    if (list.length <= membersPerTerm || scores.length <= neighbours) add(0, list.length)
    else {
      add(placeIn(list, first), placeIn(list, last))
      // Around the end of all places.
      if (last > scores.length) add(0, placeIn(list, last - scores.length))
    }
    return found
  }
}

/** How many numbers of a sorted list are smaller. */
function placeIn(list: Int32Array, number: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as number) < number) low = middle + 1
    else high = middle
  }
  return low
}
