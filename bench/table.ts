import type { Bar, Line } from './row.ts'
import { isLineMet, median, result } from './verdict.ts'

const header = ['what', 'ours', 'beside', 'theirs', 'result', 'bar', 'verdict']

/** Cells for both the console and the file. */
export const cells = (lines: Line[]): string[][] => [header, ...lines.map(cellsOf)]

function cellsOf(line: Line): string[] {
  const { what, ours, theirs, beside, unit, bar } = line
  const value = result(line)
  return [
    what,
    samples(ours, unit),
    beside ?? '–',
    theirs ? samples(theirs, unit) : '–',
    theirs ? value.toFixed(2) : `${number(value)} ${unit}`,
    describe(bar, theirs ? '' : ` ${unit}`),
    isLineMet(line) ? 'met' : 'MISSED',
  ]
}

function samples(values: number[], unit: string): string {
  const isSame = values.every(value => value === values[0])
  return isSame ? `${number(median(values))} ${unit}` : `${values.map(number).join(', ')} ${unit}`
}

export function number(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US')
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(value >= 1 ? 2 : 3)
}

const signs = { atLeast: '≥', above: '>', atMost: '≤' }

const describe = ({ kind, value }: Bar, unit: string): string => `${signs[kind]} ${value}${unit}`

export function toConsole(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] as number)).join('  ')
  const [head = [], ...rest] = rows
  return [line(head), line(widths.map(width => '─'.repeat(width))), ...rest.map(line)]
    .map(text => text.trimEnd())
    .join('\n')
}

export function toMarkdown(rows: string[][]): string {
  const line = (row: string[]) => `| ${row.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const [head = [], ...rest] = rows
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n')
}
