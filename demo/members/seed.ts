import { createHash } from 'node:crypto'
import { createRandom, type Random } from '#design/art/random.ts'

/** Date of the demo: nothing in it is later, whenever it is loaded. */
export const demoDate = new Date('2026-11-13T18:00:00Z')

const day = 24 * 60 * 60 * 1000

/** Each aspect of the data has its own seed, so that adding values to one does not change the others. */
export const randomFor = (...seed: string[]): Random => createRandom(`samovar-demo/${seed.join('/')}`)

/** A UUID version 7 (RFC 9562) ordered by `at`, the same on each run. */
export function idFor(at: Date, ...seed: string[]): string {
  const digest = createHash('sha256')
    .update(`samovar-demo/${seed.join('/')}`)
    .digest('hex')
  const time = at.getTime().toString(16).padStart(12, '0')
  const variant = '89ab'.charAt(Number.parseInt(digest.charAt(3), 16) % 4)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`
}

/** A daytime moment, that many days before the demo date. */
export function daysBefore(days: number, random: Random): Date {
  const start = demoDate.getTime() - Math.ceil(days) * day
  const midnight = start - (start % day)
  return new Date(midnight + Math.floor(random.between(6, 20) * 3600) * 1000)
}

/** All items in a seeded order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random.next() * (last + 1))
    const moved = order[last] as Item
    order[last] = order[other] as Item
    order[other] = moved
  }
  return order
}

/** One key of `weights`, with probability proportional to its weight. */
export function pickWeighted<Key extends string>(weights: Partial<Record<Key, number>>, random: Random): Key {
  const entries = Object.entries(weights) as [Key, number][]
  let rest = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [key, weight] of entries) {
    rest -= weight
    if (rest < 0) return key
  }
  throw new Error('No weights to pick from')
}
