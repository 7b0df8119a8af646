import { describe, expect, it } from 'vitest'
import { describeResults } from './results.ts'
import type { Line } from './row.ts'
import { formatNumber, toConsole, toMarkdown, toRows } from './table.ts'
import { isLineMet, isMet, median, ratios, result } from './verdict.ts'

const line = (change: Partial<Line> = {}): Line => ({
  what: 'one row',
  peer: 'bare http',
  unit: 'requests/s',
  ours: [700, 900, 650],
  theirs: [1000, 1000, 1000],
  limit: { kind: 'atLeast', value: 0.7 },
  ...change,
})

describe('verdict', () => {
  it('takes the median, and the mean of the two middle samples', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([10, 9, 100])).toBe(10)
    expect(() => median([])).toThrow()
  })

  it('compares within a round, so that one slow round has no influence', () => {
    expect(ratios([50, 10, 50], [100, 20, 100])).toEqual([0.5, 0.5, 0.5])
    expect(result(line({ ours: [60, 6, 60], theirs: [100, 10, 90] }))).toBe(0.6)
    expect(() => ratios([1], [1, 2])).toThrow()
  })

  it('compares a line without a peer by its own median', () => {
    const alone = line({ peer: null, theirs: null, ours: [1.9, 2.5, 1.5], limit: { kind: 'atMost', value: 2 } })
    expect(result(alone)).toBe(1.9)
    expect(isLineMet(alone)).toBe(true)
  })

  it.each([
    [0.6, 'atLeast', true],
    [0.599, 'atLeast', false],
    [0.6, 'above', false],
    [0.601, 'above', true],
    [0.6, 'atMost', true],
    [0.601, 'atMost', false],
  ] as const)('%d compared with 0.6 %s: %s', (value, kind, expected) => {
    expect(isMet(value, { kind, value: 0.6 })).toBe(expected)
  })
})

describe('table', () => {
  it('shows every sample, the ratio, the limit and the verdict', () => {
    expect(toRows([line()])[1]).toEqual([
      'one row',
      '700, 900, 650 requests/s',
      'bare http',
      '1,000 requests/s',
      '0.70',
      '≥ 0.7',
      'met',
    ])
    expect(toRows([line({ limit: { kind: 'above', value: 1 } })])[1]?.at(-1)).toBe('MISSED')
  })

  it('shows an absolute limit with its unit', () => {
    const row = toRows([
      line({ peer: null, theirs: null, ours: [1.2], unit: 's', limit: { kind: 'atMost', value: 2 } }),
    ])[1]
    expect(row?.slice(2)).toEqual(['–', '–', '1.20 s', '≤ 2 s', 'met'])
  })

  it('rounds to significant digits', () => {
    expect([12_345.6, 123.4, 12.34, 1.234, 0.01234].map(formatNumber)).toEqual([
      '12,346',
      '123',
      '12.3',
      '1.23',
      '0.012',
    ])
  })

  it('is aligned in columns on the console and a Markdown table in the file', () => {
    expect(
      toConsole([
        ['a', 'bb'],
        ['ccc', 'd'],
      ]),
    ).toBe('a    bb\n───  ──\nccc  d')
    expect(
      toMarkdown([
        ['a', 'b'],
        ['1|2', '3'],
      ]),
    ).toBe('| a | b |\n| --- | --- |\n| 1\\|2 | 3 |')
  })
})

describe('results', () => {
  it('name the machine and the versions that were measured', () => {
    const text = describeResults([line()], ['a note'], {
      date: '2025-01-02',
      commit: 'abc1234',
      seed: 'seed 1',
      machine: '2 cores',
      node: '20.20.2',
      postgresql: '18.4',
      placement: 'pinned',
    })
    for (const part of [
      '2025-01-02',
      'abc1234',
      'seed 1',
      '2 cores',
      '20.20.2',
      '18.4',
      'pinned',
      '- a note',
      '| met |',
    ])
      expect(text).toContain(part)
  })
})
