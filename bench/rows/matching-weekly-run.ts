import type { BenchEnvironment } from '../environment.ts'
import { measureWholeRun, type WholeRun } from '../matching/whole-run.ts'
import type { Limit, Line, Row } from '../row.ts'

/** `WEEKLY_RUN_MEMBERS=5000 npm run bench -- matching-weekly-run` for a quick look. */
const sizeOf = (name: string, usual: number) => Number(process.env[name] ?? usual)
const members = sizeOf('WEEKLY_RUN_MEMBERS', 100_000)
const communities = sizeOf('WEEKLY_RUN_COMMUNITIES', members / 10)
const letters = sizeOf('WEEKLY_RUN_LETTERS', 3000)
const membersOfSmall = 20
const weeks = 8

/** Of 100,000 members, of as many letters, and of 10,000 communities; fewer have their share of the time, but not of the memory. */
const [full, fullCommunities] = [100_000, 10_000]
const limits = { seconds: 180, megabytes: 1200, times: 11, latency: 1.2, letterMinutes: 30 }

const named = (count: number) => count.toLocaleString('en-US')
const atMost = (value: number): Limit => ({ kind: 'atMost', value })

function linesOf(what: string, run: WholeRun, share: number): Line[] {
  const absolute = (unit: string, value: number, limit: number): Line => ({
    ...{ what, peer: null, unit, ours: [value], theirs: null },
    limit: atMost(limit),
  })
  return [
    absolute('s', run.seconds, limits.seconds * share),
    ...(run.megabytes === null ? [] : [absolute('MB', run.megabytes, limits.megabytes)]),
    {
      what: `95th percentile of a call meanwhile: ${what}`,
      peer: 'the idle server',
      unit: 'ms',
      ours: [run.busyMs],
      theirs: [run.idleMs],
      limit: atMost(limits.latency),
    },
    ...(run.lettersPerSecond === null
      ? []
      : [
          {
            ...absolute('min', run.lists / run.lettersPerSecond / 60, (limits.letterMinutes * run.lists) / full),
            what: `${named(run.lists)} weekly letters written and handed over, by the pace of the first ${named(Math.min(letters, run.lists))}`,
          },
        ]),
  ]
}

const noteOf = (what: string, { seconds, parts, cpuSeconds, seeding, lists }: WholeRun) =>
  `${what}: ${Object.entries(parts)
    .map(([part, of]) => `${part} after ${of.toFixed(1)} s`)
    .join(
      ', ',
    )}; ${seconds.toFixed(1)} s in all, ${cpuSeconds.toFixed(1)} s of the processor, ${named(lists)} lists. Made in ${seeding.toFixed(0)} s.`

/** The weekly run from the database to queued letters, by the built server on one core, with eight weeks of lists before it. */
export const matchingWeeklyRun: Row<BenchEnvironment> = {
  name: 'matching-weekly-run',
  async measure(bench) {
    const lines: Line[] = []
    const notes: string[] = []
    const measure = async (what: string, name: string, size: { communities: number; members: number }) => {
      const run = await measureWholeRun(bench, name, { ...size, weeks }, letters)
      notes.push(noteOf(what, run))
      console.log(notes.at(-1))
      return run
    }
    const tenth = await measure(`${named(members / 10)} members`, 'bench_run_tenth', {
      communities: 1,
      members: members / 10,
    })
    const what = `weekly run of a community of ${named(members)}`
    const whole = await measure(what, 'bench_run_whole', { communities: 1, members })
    lines.push(...linesOf(what, whole, members / full), {
      what,
      peer: `of ${named(members / 10)}`,
      unit: 's of the processor',
      ours: [whole.cpuSeconds],
      theirs: [tenth.cpuSeconds],
      limit: atMost(limits.times),
    })
    if (communities > 0) {
      const many = `weekly runs of ${named(communities)} communities of ${membersOfSmall}`
      const run = await measure(many, 'bench_run_many', { communities, members: membersOfSmall })
      lines.push(...linesOf(many, run, communities / fullCommunities))
    }
    return { lines, notes }
  },
}
