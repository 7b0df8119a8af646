import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Schema = {
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
}

/** Paths of ids in the input of a row, at any depth: `id`, `place.id`, `answers[].questionId`. */
export function idPathsOf({ input }: Endpoint): string[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  return [...new Set(pathsIn(schema, ''))]
}

function pathsIn(schema: Schema, path: string): string[] {
  const { properties = {}, items, anyOf = [], allOf = [], oneOf = [], additionalProperties } = schema
  return [
    ...(schema.format === 'uuid' ? [path] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => pathsIn(inner, path ? `${path}.${name}` : name)),
    ...(items ? pathsIn(items, `${path}[]`) : []),
    ...[...anyOf, ...allOf, ...oneOf].flatMap(inner => pathsIn(inner, path)),
    // A record: no sample can name its keys, so such an input fails with a path that no sample mentions.
    ...(typeof additionalProperties === 'object' ? pathsIn(additionalProperties, `${path}.*`) : []),
  ]
}

/** The input with another value at a path; for a list, in each of its elements. */
export function withValueAt(input: unknown, path: string, value: string): unknown {
  if (path === '') return value
  if (path.startsWith('[]')) {
    if (!Array.isArray(input) || input.length === 0) throw new Error('The sample has an empty list where an id stands')
    return input.map(item => withValueAt(item, path.slice(2).replace(/^\./, ''), value))
  }
  const [, name = '', rest = ''] = /^([^.[]+)\.?(.*)$/.exec(path) ?? []
  const object = (input ?? {}) as Record<string, unknown>
  return { ...object, [name]: withValueAt(object[name], rest, value) }
}

/** Replaces the id in a value by an unknown one. */
export const unknownLike = (value: string): string =>
  value.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, () => randomUUID())
