import type { Limit, Line } from './row.ts'
import { isLineMet, median, result } from './verdict.ts'

const header = ['what', 'ours', 'peer', 'theirs', 'result', 'limit', 'verdict']

/** Header and rows of the table, for the console and the file. */
export const toRows = (lines: Line[]): string[][] => [header, ...lines.map(rowOf)]

function rowOf(line: Line): string[] {
  const { what, ours, theirs, peer, unit, limit } = line
  const value = result(line)
  return [
    what,
    formatSamples(ours, unit),
    peer ?? '–',
    theirs ? formatSamples(theirs, unit) : '–',
    theirs ? value.toFixed(2) : `${formatNumber(value)} ${unit}`,
    describeLimit(limit, theirs ? '' : ` ${unit}`),
    isLineMet(line) ? 'met' : 'MISSED',
  ]
}

function formatSamples(values: number[], unit: string): string {
  const isSame = values.every(value => value === values[0])
  return isSame ? `${formatNumber(median(values))} ${unit}` : `${values.map(formatNumber).join(', ')} ${unit}`
}

export function formatNumber(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US')
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(value >= 1 ? 2 : 3)
}

const signs = { atLeast: '≥', above: '>', atMost: '≤' }

const describeLimit = ({ kind, value }: Limit, unit: string): string => `${signs[kind]} ${value}${unit}`

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
