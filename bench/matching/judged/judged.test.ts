import { describe, expect, it } from 'vitest'
import { figuresOf, readWorld, resultOf } from './measure.ts'
import type { ShownPerson } from './shown.ts'
import { type JudgedMember, loadWorlds, seenHeldOut, verdictOf, type World } from './world.ts'

const parts = ['tuning', 'held-out'] as const
const all = parts.flatMap(loadWorlds)

describe('the judged pairs', () => {
  const textsOf = ({ position, company, city, about, request, canHelp, goal, tags, answers }: JudgedMember) => [
    ...[position, company, city, about, request, canHelp, goal],
    ...tags,
    ...answers,
  ]

  it.each(all.map(world => [world.id, world] as const))('of %s name members and quote their profiles', (_, world) => {
    const members = new Map(world.members.map(member => [member.id, member]))
    expect(members.size).toBe(world.members.length)
    expect(new Set(world.pairs.map(({ reader, other }) => `${reader} ${other}`)).size).toBe(world.pairs.length)
    for (const { reader, other, readerText, otherText } of world.pairs) {
      const [one, two] = [members.get(reader), members.get(other)]
      expect(one && textsOf(one).some(text => text.includes(readerText)), `${reader}: ${readerText}`).toBe(true)
      expect(two && textsOf(two).some(text => text.includes(otherText)), `${other}: ${otherText}`).toBe(true)
    }
    expect(world.complete.filter(id => !members.has(id))).toEqual([])
  })

  it('of the communities that were seen are held out, as are later ones', () => {
    const heldOut = loadWorlds('held-out').map(({ id }) => id)
    expect(seenHeldOut.filter(id => !heldOut.includes(id))).toEqual([])
    expect(seenHeldOut).toHaveLength(9)
    expect(heldOut.length).toBeGreaterThan(seenHeldOut.length)
  })

  it('are at least 400, a third of them held out, in both languages and across', () => {
    const [tuning, heldOut] = parts.map(part => loadWorlds(part).flatMap(({ pairs }) => pairs).length)
    expect((tuning ?? 0) + (heldOut ?? 0)).toBeGreaterThanOrEqual(400)
    expect(heldOut).toBeGreaterThanOrEqual(((tuning ?? 0) + (heldOut ?? 0)) / 3)
    const kinds = all.flatMap(({ members, pairs }) => {
      const languages = new Map(members.map(({ id, language }) => [id, language]))
      return pairs.map(({ reader, other }) => [languages.get(reader), languages.get(other)].sort().join(' '))
    })
    for (const kind of ['ru ru', 'en en', 'en ru'])
      expect(kinds.filter(each => each === kind).length, kind).toBeGreaterThan(80)
  })
})

describe('figures', () => {
  const member = (id: string): JudgedMember => ({
    ...{
      id,
      firstName: id,
      language: id.startsWith('r') ? 'ru' : 'en',
      position: '',
      company: '',
      city: '',
      about: '',
    },
    ...{ request: '', canHelp: '', goal: '', tags: [], answers: [] },
  })
  const judged = (other: string, verdict: 'fits' | 'weak' | 'accidental') => ({
    ...{ reader: 'e1', other, verdict, why: '', readerText: '', otherText: '' },
  })
  const world: World = {
    ...{ id: 'small', about: '', language: 'mixed', complete: ['e1'] },
    members: ['e1', 'e2', 'e3', 'r1', 'r2'].map(member),
    pairs: [judged('e2', 'fits'), judged('e3', 'weak'), judged('r1', 'fits')],
  }
  const shown = (other: string, rate: number, isClaim = true): ShownPerson => ({
    ...{ other, rate, isClaim, reason: '', level: rate > 50 ? 'HIGH' : 'LOW' },
  })

  it('take a person nobody listed for accidental only where everybody is listed', () => {
    expect(verdictOf(world, 'e1', 'r2')).toBe('accidental')
    expect(verdictOf(world, 'e2', 'r2')).toBeNull()
  })

  it('count fits among the first three, accidental reasons, fits of a level, and the order in each language', () => {
    const list = [shown('r2', 90), shown('e2', 80), shown('e3', 40), shown('r1', 30, false)]
    const { precision, found, accidental, fitting, ndcgSame, ndcgAcross } = figuresOf([resultOf(world, 'e1', list)])
    expect([precision.share, precision.of, found.share]).toEqual([0.5, 2, 1])
    expect([accidental.share, accidental.of]).toEqual([1 / 3, 3])
    expect([fitting.HIGH.share, fitting.LOW.share]).toEqual([0.5, 0.5])
    expect(ndcgSame).toBe(1)
    expect(ndcgAcross).toBeCloseTo(1 / Math.log2(3))
  })

  it('have an interval around the share, wider with fewer readers', () => {
    const readers = (count: number) =>
      Array.from({ length: count }, (_, at) => resultOf(world, 'e1', [shown(at % 2 ? 'e2' : 'r2', 90)]))
    const [few, many] = [figuresOf(readers(10)).accidental, figuresOf(readers(200)).accidental]
    expect(many.low).toBeLessThan(0.5)
    expect(many.high).toBeGreaterThan(0.5)
    expect(many.high - many.low).toBeLessThan(few.high - few.low)
  })

  it('are of the engine that members are shown', () => {
    const [first] = loadWorlds('tuning')
    const readers = readWorld(first as World)
    expect(readers.length).toBe(first?.complete.length)
    expect(readers.some(({ shown: people }) => people.length > 3)).toBe(true)
  })
})
