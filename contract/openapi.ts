import { z } from 'zod'
import { type WebhookKind, webhookBody, webhookKindNames } from './admin/webhook-kinds.ts'
import { scopeOf } from './api-scopes.ts'
import { type FailureName, failures } from './capabilities.ts'
import type { Endpoint, Group } from './endpoint.ts'
import { failureBody } from './failure-body.ts'

type JsonSchema = Record<string, unknown>

/** Rows never change, and generating their schemas takes the longest. */
const operations = new WeakMap<Endpoint, JsonSchema>()

/** The route table as OpenAPI 3.1, generated from the rows that the server runs. */
export function openApi(table: Record<string, Group>, serverUrl: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [group, rows] of Object.entries(table))
    for (const [name, row] of Object.entries(rows)) {
      const path = row.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(group, name, row) }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Samovar', version: '1', description: 'Every call of the platform. Times are ISO 8601 in UTC.' },
    servers: [{ url: serverUrl }],
    tags: Object.keys(table).map(name => ({ name })),
    paths,
    webhooks: Object.fromEntries(webhookKindNames.map(kind => [kind, { post: webhookOf(kind) }])),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'smv_…',
          description:
            'An API token that a manager made, for calls whose scopes it has. It can do what that manager can do at the moment.',
        },
      },
      schemas: { Failure: schemaOf(failureBody, 'output') },
    },
  }
}

/** What a webhook that wants this kind of news is posted. */
function webhookOf(kind: WebhookKind): JsonSchema {
  return {
    operationId: `webhook ${kind}`,
    tags: ['webhook'],
    summary: `News of the kind ${kind}, posted to the webhooks that want it.`,
    parameters: ['Samovar-Signature', 'Samovar-Delivery'].map(name => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(webhookBody(kind), 'output') } },
    },
    responses: { '2XX': { description: 'Received. Anything else is tried again for a day; 410 pauses the webhook.' } },
  }
}

function operationOf(group: string, name: string, row: Endpoint): JsonSchema {
  const made = operations.get(row) ?? makeOperation(group, name, row)
  operations.set(row, made)
  return made
}

function makeOperation(group: string, name: string, row: Endpoint): JsonSchema {
  const properties = (schemaOf(row.input, 'input').properties ?? {}) as Record<string, JsonSchema>
  const required = (schemaOf(row.input, 'input').required ?? []) as string[]
  const parameter = (field: string, place: 'path' | 'query') => ({
    name: field,
    in: place,
    required: place === 'path' || required.includes(field),
    schema: properties[field] ?? {},
  })
  const bodyFields = Object.keys(properties).filter(
    field => !row.pathFields.includes(field) && !row.queryFields.includes(field),
  )
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: row.summary,
    parameters: [
      ...row.pathFields.map(field => parameter(field, 'path')),
      ...row.queryFields.map(field => parameter(field, 'query')),
      ...(row.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(bodyFields.length > 0
      ? { requestBody: { required: true, content: bodyContent(row, bodyFields, properties, required) } }
      : {}),
    responses: {
      200: { description: 'Done.', content: replyContent(row) },
      ...failureResponses(row),
    },
    ...(row.access === 'anyone' ? {} : { security: securityOf(row) }),
    'x-access': row.access,
  }
}

function securityOf(row: Endpoint): JsonSchema[] {
  const scope = scopeOf(row)
  return [{ session: [] }, ...(scope ? [{ apiToken: [scope] }] : [])]
}

function bodyContent(
  row: Endpoint,
  fields: string[],
  properties: Record<string, JsonSchema>,
  required: string[],
): JsonSchema {
  if (row.body === 'text') return { 'text/plain': { schema: properties[fields[0] as string] } }
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(field => [field, properties[field]])),
    required: fields.filter(field => required.includes(field)),
    additionalProperties: false,
  }
  return { [row.body === 'form' ? 'multipart/form-data' : 'application/json']: { schema } }
}

function replyContent(row: Endpoint): JsonSchema {
  if (row.replyKind === 'file') return { '*/*': {} }
  return { 'application/json': { schema: schemaOf(row.reply, 'output') } }
}

function failureResponses(row: Endpoint): JsonSchema {
  const names = [
    'INVALID_INPUT',
    ...(row.access === 'anyone' ? [] : (['UNAUTHORIZED', 'FORBIDDEN'] as const)),
    ...(row.limit ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...row.fails,
  ] as const
  const byStatus: Record<string, string[]> = {}
  for (const name of names) {
    const status = String(failures[name as FailureName].status)
    byStatus[status] = [...(byStatus[status] ?? []), name]
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, all]) => [status, { description: all.join(', '), content }]),
  )
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}
