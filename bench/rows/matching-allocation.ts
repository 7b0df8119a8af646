import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '#server/platform/config/root.ts'
import type { BenchEnvironment } from '../environment.ts'
import { measureCommunity } from '../matching/community.ts'
import { measureNashMarket, publishedNash } from '../matching/nash-market.ts'
import { measureSuMarket, publishedMatches } from '../matching/su-market.ts'
import type { WeeklyRun } from '../matching/weekly-run.ts'
import type { Line, Row } from '../row.ts'

const seeds = [1, 2, 3, 4, 5]
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function suLines(): Line[] {
  return publishedMatches.map(({ agreement, welfare }) => ({
    what: `expected matches, 150 x 100, agreement ${agreement}`,
    peer: 'Su et al. 2022',
    unit: 'matches',
    ours: [measureSuMarket(agreement, seeds).welfare],
    theirs: [welfare],
    limit: { kind: 'atLeast', value: agreement === 0 ? 0.99 : 1 },
  }))
}

function nashLines(): Line[] {
  const results = seeds.map(seed => measureNashMarket(1, seed, 50))
  const peer = 'Tomita, Yokoyama 2024'
  return [
    {
      what: 'Nash welfare, 75 x 50',
      peer,
      unit: 'matches',
      ours: [mean(results.map(({ matches }) => matches))],
      theirs: [publishedNash.nash.matches],
      limit: { kind: 'atLeast', value: 1 },
    },
    {
      what: 'envy under Nash welfare, 75 x 50 (published: 2.1)',
      peer: null,
      unit: 'pairs',
      ours: [mean(results.map(({ envy: [left, right] }) => left + right))],
      theirs: null,
      limit: { kind: 'atMost', value: 3 },
    },
  ]
}

function communityLines(): Line[] {
  const { product, welfare } = measureCommunity(20_000, 1)
  const peer = 'ranking by product'
  const what = (name: string) => `${name}, community of 20,000`
  return [
    {
      what: what('matches'),
      peer,
      unit: '',
      ours: [welfare.matches],
      theirs: [product.matches],
      limit: { kind: 'atLeast', value: 1.12 },
    },
    {
      what: what('never shown'),
      peer,
      unit: '',
      ours: [welfare.neverShown],
      theirs: [product.neverShown],
      limit: { kind: 'atMost', value: 0.067 },
    },
    {
      what: what('Gini of exposure'),
      peer,
      unit: '',
      ours: [welfare.gini],
      theirs: [product.gini],
      limit: { kind: 'atMost', value: 0.5 },
    },
  ]
}

function runAlone(members: number): WeeklyRun {
  const program = join(root, 'dist/bench/matching/weekly-run-alone.js')
  return JSON.parse(execFileSync(process.execPath, [program, String(members)], { encoding: 'utf8' }))
}

function runLines(): Line[] {
  const small = runAlone(10_000)
  const large = runAlone(100_000)
  const what = 'weekly run, 100,000 x 64'
  return [
    { what, peer: null, unit: 's', ours: [large.seconds], theirs: null, limit: { kind: 'atMost', value: 30 } },
    { what, peer: null, unit: 'MB', ours: [large.megabytes], theirs: null, limit: { kind: 'atMost', value: 400 } },
    {
      what,
      peer: '10,000 x 64',
      unit: 's',
      ours: [large.seconds],
      theirs: [small.seconds],
      limit: { kind: 'atMost', value: 11 },
    },
  ]
}

/** Allocation of recommendations, compared with published markets and with product ranking. */
export const matchingAllocation: Row<BenchEnvironment> = {
  name: 'matching-allocation',
  async measure() {
    return { lines: [...suLines(), ...nashLines(), ...communityLines(), ...runLines()] }
  },
}
