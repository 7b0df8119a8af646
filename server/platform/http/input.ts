import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { explainFields } from '#contract/validation.ts'
import { fieldWords } from '#server/platform/words/words.ts'
import { ensure, Failure } from './failure.ts'

/** Query fields that every call accepts, since they select the community. */
const ambientFields = ['communityId']

/** Reads path, query and body into the row's input. A field in the wrong place is refused like an unknown one. */
export function readInput(row: Endpoint, request: FastifyRequest, lang: Language): unknown {
  const { known, unknown } = gather(row, request)
  const input = Object.fromEntries(known)
  refuseUnstorableText(input)
  const parsed = row.input.safeParse(input, { reportInput: true })
  if (parsed.success && unknown.length === 0) return parsed.data
  const words = fieldWords(lang)
  const fields = Object.fromEntries(unknown.map(name => [name, words.unknown]))
  throw new Failure('INVALID_INPUT', {
    fields: parsed.success ? fields : { ...fields, ...explainFields(parsed.error, words) },
  })
}

type Entry = [name: string, value: unknown]

function gather(row: Endpoint, request: FastifyRequest): { known: Entry[]; unknown: string[] } {
  const { pathFields, queryFields } = row
  const bodyFields = Object.keys(row.input.shape).filter(
    name => !pathFields.includes(name) && !queryFields.includes(name),
  )
  const query = Object.entries(request.query as Record<string, unknown>)
  const places = [
    { entries: body(row, request, bodyFields), fields: bodyFields },
    {
      entries: query.filter(([name]) => queryFields.includes(name) || !ambientFields.includes(name)),
      fields: queryFields,
    },
    { entries: Object.entries(request.params as Record<string, unknown>), fields: pathFields },
  ]
  return {
    known: places.flatMap(({ entries, fields }) => entries.filter(([name]) => fields.includes(name))),
    unknown: places.flatMap(({ entries, fields }) =>
      entries.map(([name]) => name).filter(name => !fields.includes(name)),
    ),
  }
}

function body(row: Endpoint, request: FastifyRequest, [field]: string[]): Entry[] {
  const { body } = request
  if (!row.hasBody || (body === undefined && !request.isMultipart())) return []
  ensure(row.body === 'form' || !request.isMultipart(), 'UNSUPPORTED_MEDIA')
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  ensure(row.body === 'text' || !isForm, 'UNSUPPORTED_MEDIA')
  // Also JSON is text here, byte for byte: a signature covers what was sent.
  if (row.body === 'text') return field ? [[field, body]] : []
  ensure(typeof body === 'object' && body !== null && !Array.isArray(body), 'INVALID_INPUT')
  return Object.entries(body)
}

/** Refuses text that PostgreSQL cannot store, anywhere in the input. Iterative, since input may be deeply nested. */
function refuseUnstorableText(input: unknown): void {
  const waiting = [input]
  for (const value of waiting)
    if (typeof value === 'string') ensure(!value.includes('\u0000') && value.isWellFormed(), 'INVALID_INPUT')
    else if (value && typeof value === 'object') for (const each of Object.values(value)) waiting.push(each)
}
