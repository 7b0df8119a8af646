import type { Change } from '#contract/admin/change.ts'

type Value = Change['before'][string]

export type ChangeLine = {
  /** Words of a field, from the most general part of its path to the most special. */
  path: string[]
  before: Value
  after: Value
}

/** What a change did, field by field. */
export const changeLines = ({ before, after }: Pick<Change, 'before' | 'after'>): ChangeLine[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map(name => ({
    path: name.split('.'),
    before: before[name] ?? null,
    after: after[name] ?? null,
  }))

const longest = 240

type ValueWords = { none: string; yes: string; no: string }

/** A value as a line of text. */
export function shownValue(value: Value, words: ValueWords): string {
  if (value === null || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return cut(value.length === 0 ? words.none : value.map(part).join(', '))
  return cut(part(value))
}

const part = (value: Value): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(part).join(', ')
  const entries = Object.entries(value)
  return entries.length === 1
    ? part(entries[0]?.[1] ?? null)
    : entries.map(([name, each]) => `${name}: ${part(each)}`).join(', ')
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** `client secret` for a field that has no words of its own. */
export const spelledOut = (name: string): string =>
  /^[A-Z_]+$/.test(name)
    ? name
    : name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)

export const isColour = (value: Value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
