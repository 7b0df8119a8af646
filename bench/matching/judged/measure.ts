import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'
import { topPlaces } from '#server/features/matching/recommendation/rules.ts'
import { ndcg } from '../retrieval/measure.ts'
import { listsOf, type ShownPerson } from './shown.ts'
import { type Verdict, verdictOf, type World } from './world.ts'

/** A share with its 95 % interval. */
export type Share = { share: number; low: number; high: number; of: number }

/** What a reader was shown, with what a person said of each. */
export type ReaderResult = {
  shown: { level: RelevanceLevel; isClaim: boolean; verdict: Verdict | null }[]
  hasFit: boolean
  /** Of the ranking among others of the reader's language, and of another; null without anybody worth showing. */
  ndcgSame: number | null
  ndcgAcross: number | null
}

/** Results of the readers for whom every person worth showing is listed. */
export const readWorld = (world: World): ReaderResult[] => {
  const lists = listsOf(world)
  return world.complete.map(reader => resultOf(world, reader, lists.get(reader) ?? []))
}

const gains: Record<Verdict, number> = { fits: 2, weak: 1, accidental: 0 }

export function resultOf(world: World, reader: string, list: ShownPerson[]): ReaderResult {
  const languages = new Map(world.members.map(({ id, language }) => [id, language]))
  const judged = list.map(person => ({ ...person, verdict: verdictOf(world, reader, person.other) }))
  const ranking = (isSame: boolean) => {
    const among = judged.filter(({ other }) => (languages.get(other) === languages.get(reader)) === isSame)
    const worth = among.map(({ verdict }) => gains[verdict ?? 'accidental'])
    return worth.includes(gains.fits)
      ? ndcg(
          Float32Array.from(among, ({ rate }) => rate),
          worth,
        )
      : null
  }
  return {
    shown: judged,
    hasFit: judged.some(({ verdict }) => verdict === 'fits'),
    ndcgSame: ranking(true),
    ndcgAcross: ranking(false),
  }
}

type Counted = { hits: number; of: number }

const count = <T>(list: T[], isHit: (each: T) => boolean): Counted => ({
  hits: list.filter(isHit).length,
  of: list.length,
})

/** Shares over readers; the interval resamples whole readers, since the people of one list depend on each other. */
function shareOver(readers: ReaderResult[], counted: (reader: ReaderResult) => Counted): Share {
  const each = readers.map(counted)
  const total = (list: Counted[]) =>
    list.reduce((sum, { hits, of }) => ({ hits: sum.hits + hits, of: sum.of + of }), { hits: 0, of: 0 })
  const ratio = ({ hits, of }: Counted) => (of > 0 ? hits / of : 0)
  const random = seededRandom(7)
  const samples = Array.from({ length: 1000 }, () =>
    ratio(total(each.map(() => each[Math.floor(random() * each.length)] as Counted))),
  ).sort((a, b) => a - b)
  const all = total(each)
  return { share: ratio(all), low: samples[25] ?? 0, high: samples[974] ?? 0, of: all.of }
}

export type JudgedFigures = {
  /** Of people among the first three who are called a good match, those who fit. */
  precision: Share
  /** Of readers with somebody who fits, those who see one among the first three. */
  found: Share
  /** Of reasons that say one is what the other asked for, those that rest on accidental words. */
  accidental: Share
  /** Of each level, the share that fits. */
  fitting: Record<RelevanceLevel, Share>
  ndcgSame: number
  ndcgAcross: number
}

export function figuresOf(readers: ReaderResult[]): JudgedFigures {
  const isMatch = ({ level }: { level: RelevanceLevel }) => level !== 'LOW'
  const fits = ({ verdict }: { verdict: Verdict | null }) => verdict === 'fits'
  const mean = (values: (number | null)[]) => {
    const known = values.filter(value => value !== null)
    return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
  }
  const ofLevel = (level: RelevanceLevel) =>
    shareOver(readers, ({ shown }) =>
      count(
        shown.filter(each => each.level === level),
        fits,
      ),
    )
  return {
    precision: shareOver(
      readers.filter(({ hasFit }) => hasFit),
      ({ shown }) => count(shown.slice(0, topPlaces).filter(isMatch), fits),
    ),
    found: shareOver(
      readers.filter(({ hasFit }) => hasFit),
      ({ shown }) => count([shown.slice(0, topPlaces)], first => first.some(fits)),
    ),
    accidental: shareOver(readers, ({ shown }) =>
      count(
        shown.filter(({ isClaim }) => isClaim),
        ({ verdict }) => verdict === 'accidental',
      ),
    ),
    fitting: { HIGH: ofLevel('HIGH'), MEDIUM: ofLevel('MEDIUM'), LOW: ofLevel('LOW') },
    ndcgSame: mean(readers.map(({ ndcgSame }) => ndcgSame)),
    ndcgAcross: mean(readers.map(({ ndcgAcross }) => ndcgAcross)),
  }
}
