import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const member = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  language: z.enum(['ru', 'en']),
  position: z.string(),
  company: z.string(),
  city: z.string(),
  about: z.string(),
  request: z.string(),
  canHelp: z.string(),
  goal: z.string(),
  tags: z.array(z.string()),
  answers: z.array(z.string()),
})

const pair = z.strictObject({
  reader: z.string(),
  other: z.string(),
  verdict: z.enum(['fits', 'weak', 'accidental']),
  why: z.string(),
  /** The words of each profile that the verdict rests on. */
  readerText: z.string(),
  otherText: z.string(),
})

const world = z.strictObject({
  id: z.string(),
  about: z.string(),
  language: z.enum(['ru', 'en', 'mixed']),
  members: z.array(member),
  pairs: z.array(pair),
  /** Readers for whom everybody worth showing is among the pairs. */
  complete: z.array(z.string()),
})

export type World = z.infer<typeof world>
export type JudgedMember = World['members'][number]
export type JudgedPair = World['pairs'][number]
export type Verdict = JudgedPair['verdict']

/** The held-out part is never read while the engine is changed; only its totals are printed. */
export type Part = 'tuning' | 'held-out'

/** Held-out communities whose totals were seen while bounds were chosen: the others are the stricter test. */
export const seenHeldOut = [
  'b2b-industry-logistics-sales',
  'bank-telecom-colleagues',
  'builders-farmers-makers',
  'district-parents-teachers',
  'game-media-studios',
  'housing-repair-and-relocation',
  'marketplace-sellers-food-shops',
  'science-and-public-work',
  'women-tech-business-mentoring',
]

const folder = join(process.cwd(), 'bench/matching/judged/worlds')

/** A small community each: its members, and pairs of them with a person's verdict. */
export const loadWorlds = (part: Part): World[] =>
  readdirSync(join(folder, part))
    .sort()
    .map(name => world.parse(JSON.parse(readFileSync(join(folder, part, name), 'utf8'))))

/** What a person said about showing `other` to `reader`; null when nobody did. */
export function verdictOf({ pairs, complete }: World, reader: string, other: string): Verdict | null {
  const found = pairs.find(each => each.reader === reader && each.other === other)
  return found?.verdict ?? (complete.includes(reader) ? 'accidental' : null)
}
