import type { BenchEnvironment } from '../environment.ts'
import { figuresOf, type ReaderResult, readWorld, type Share } from '../matching/judged/measure.ts'
import { loadWorlds, type Part, seenHeldOut, type World } from '../matching/judged/world.ts'
import type { Limit, Line, Measured, Row } from '../row.ts'

const parts: Record<Part, string> = {
  tuning: 'judged pairs that the engine may be changed by',
  'held-out': 'judged pairs that the engine is never changed by',
}

const percent = (value: number) => `${(100 * value).toFixed(0)} %`
const told = ({ share, low, high, of }: Share) => `${percent(share)} of ${of} (${percent(low)} to ${percent(high)})`

type Read = { world: World; readers: ReaderResult[] }

/** Figures of some communities, with their intervals. */
function noteOf(which: string, read: Read[]): string {
  const { precision, found, accidental, fitting } = figuresOf(read.flatMap(({ readers }) => readers))
  const pairs = read.reduce((sum, { world }) => sum + world.pairs.length, 0)
  return (
    `${pairs} ${which}, in ${read.length} communities, with 95 % intervals. Fit among the first three that are called a match: ${told(precision)}. ` +
    `Readers who see somebody who fits among the first three, if anybody fits: ${told(found)}. Accidental reasons: ${told(accidental)}. ` +
    `Fits of HIGH: ${told(fitting.HIGH)}; of MEDIUM: ${told(fitting.MEDIUM)}; of LOW: ${told(fitting.LOW)}.`
  )
}

const isSeen = ({ world }: Read) => seenHeldOut.includes(world.id)

/** The held-out ones also apart: those whose totals were seen while bounds were chosen, and those that came later. */
const notesOf = (part: Part, read: Read[]): string[] => [
  noteOf(parts[part], read),
  ...(part === 'held-out'
    ? [
        noteOf('of these whose totals were seen while bounds were chosen', read.filter(isSeen)),
        noteOf(
          'of these that came later',
          read.filter(each => !isSeen(each)),
        ),
      ]
    : []),
]

function measurePart(part: Part): Required<Measured> {
  const read = loadWorlds(part).map((world): Read => ({ world, readers: readWorld(world) }))
  const { precision, accidental, ndcgSame, ndcgAcross } = figuresOf(read.flatMap(({ readers }) => readers))
  const line = (what: string, unit: string, value: number, limit: Limit): Line => ({
    what: `${what}: ${parts[part]}`,
    peer: null,
    unit,
    ours: [value],
    theirs: null,
    limit,
  })
  return {
    lines: [
      line('people who fit among the first three', 'share', precision.share, { kind: 'atLeast', value: 0.9 }),
      line('reasons that rest on accidental words', 'share', accidental.share, { kind: 'atMost', value: 0.02 }),
      {
        ...line('ranking of people who write another language', 'nDCG@10', ndcgAcross, {
          kind: 'atLeast',
          value: 0.75,
        }),
        peer: 'people of the same language',
        theirs: [ndcgSame],
      },
    ],
    notes: notesOf(part, read),
  }
}

/** Lists and reasons for members of small communities, compared with what a person said of each pair. */
export const matchingJudged: Row<BenchEnvironment> = {
  name: 'matching-judged',
  async measure() {
    const measured = [measurePart('tuning'), measurePart('held-out')]
    return { lines: measured.flatMap(({ lines }) => lines), notes: measured.flatMap(({ notes }) => notes) }
  },
}
