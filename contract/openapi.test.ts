import { describe, expect, test } from 'vitest'
import { webhookKindNames } from './admin/webhook-kinds.ts'
import { api } from './capabilities.ts'
import { openApi } from './openapi.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: object }
type Operation = {
  operationId: string
  summary: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: { required: string[]; additionalProperties: boolean } }> }
  responses: Record<string, { description: string; content: object }>
  security?: object[]
}

const document = openApi(api, 'https://club.example') as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object }
  webhooks: Record<string, { post: Operation }>
}
const operationOf = (path: string, method: string) => document.paths[path]?.[method] as Operation
const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))

describe('the OpenAPI document', () => {
  test('has a unique operation id, a summary and schemas for every call', () => {
    expect(new Set(operations.map(each => each.operationId)).size).toBe(operations.length)
    for (const { summary, parameters, responses } of operations) {
      expect(summary.length).toBeGreaterThan(5)
      for (const parameter of parameters) expect(Object.keys(parameter.schema).length).toBeGreaterThan(0)
      expect(Object.keys(responses['200']?.content ?? {})).toHaveLength(1)
      expect(responses['400']).toBeDefined()
    }
  })

  test('says where each field goes, and which are required', () => {
    const create = operationOf('/api/community/create', 'post')
    const { schema } = create.requestBody?.content['application/json'] ?? {}
    expect(schema).toMatchObject({ required: ['domain', 'title'], additionalProperties: false })
    expect(create.parameters.map(each => each.name)).toEqual(['Idempotency-Key'])
    expect(operationOf('/api/community/{id}', 'get').parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ])
    const participant = operationOf('/api/current-participant', 'get')
    expect(participant.parameters).toMatchObject([{ name: 'communityId', in: 'query', required: false }])
    expect(Object.keys(operationOf('/api/current-user/lang', 'post').requestBody?.content ?? {})).toEqual([
      'text/plain',
    ])
  })

  test('says whether a call needs a session and how it fails', () => {
    expect(operationOf('/api/auth/login', 'post').security).toBeUndefined()
    expect(operationOf('/api/auth/logout', 'post').security).toEqual([{ session: [] }])
    const { responses } = operationOf('/api/community/create', 'post')
    expect(responses['409']?.description).toBe('DOMAIN_TAKEN, DOMAIN_RESERVED')
    expect(responses['429']?.description).toBe('TOO_MANY_REQUESTS')
    expect(responses['401']?.description).toBe('UNAUTHORIZED')
  })

  test('has the body of every kind of news that webhooks are posted', () => {
    expect(Object.keys(document.webhooks)).toEqual(webhookKindNames)
    const { schema } = document.webhooks['message.sent']?.post.requestBody?.content['application/json'] ?? {}
    expect(schema).toMatchObject({
      required: ['id', 'kind', 'createdAt', 'community', 'data'],
      properties: {
        kind: { const: 'message.sent' },
        data: { required: ['chatId', 'messageId'], additionalProperties: false },
      },
      additionalProperties: false,
    })
  })

  test('says which scope an API token needs', () => {
    const { security } = operationOf('/api/admin/changes', 'get')
    expect(security).toEqual([{ session: [] }, { apiToken: ['community:read'] }])
    expect(operationOf('/api/admin/api-tokens', 'post').security).toEqual([{ session: [] }])
  })

  test('has no schema that allows any value', () => {
    const json = JSON.stringify(document)
    expect(json).not.toContain('"additionalProperties":{}')
    expect(json).not.toContain('$defs')
  })
})
