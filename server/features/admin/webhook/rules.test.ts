import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { internalNews, webhookKindNames } from '#contract/admin/webhook-kinds.ts'
import {
  isWebhookAddress,
  isWebhookKind,
  newSecret,
  nextAttempt,
  outcomeOf,
  publicData,
  signatureHeader,
} from './rules.ts'

const news = import.meta.glob<string>('../../**/news.ts', { eager: true, query: '?raw', import: 'default' })

test('every kind of news of the slices is offered, or is internal', () => {
  const told = Object.values(news).flatMap(text => {
    const [, block = ''] = /interface News \{(.*?)\n {2}\}/s.exec(text) ?? []
    return [...block.matchAll(/^ {4}'([^']+)':/gm)].map(([, name]) => name as string)
  })
  expect(told.length).toBeGreaterThan(20)
  expect(told.toSorted()).toEqual([...webhookKindNames, ...internalNews].toSorted())
})

test('only the fields of the contract are told', () => {
  const data = { authorId: 'a', subjectId: 'b', message: 'Hello' }
  expect(publicData('participant.reached out', data)).toEqual({ authorId: 'a', subjectId: 'b' })
  const founder = { userId: 'u', email: 'mira@example.com', lang: 'en' }
  expect(publicData('community.created', { communityId: 'c', founder })).toEqual({ communityId: 'c' })
  expect([isWebhookKind('photo.moved'), isWebhookKind('constructor'), isWebhookKind('intro.sent')]).toEqual([
    false,
    false,
    true,
  ])
})

test('each valid secret signs time and body', () => {
  const sign = (secret: string) => createHmac('sha256', secret).update('17.{}').digest('hex')
  expect(signatureHeader(['new', 'old'], 17, '{}')).toBe(`t=17,v1=${sign('new')},v1=${sign('old')}`)
  expect(newSecret()).toMatch(/^whs_[\w-]{43}$/)
})

test.each([
  ['https://hooks.example/tea', true, true],
  ['http://hooks.example/tea', false, false],
  ['http://127.0.0.1:4000/', false, true],
  ['http://localhost:4000/', false, true],
  ['http://[::1]:4000/', false, true],
  ['http://127.0.0.1:4000/', true, false],
  ['https://user:password@hooks.example/', false, false],
  ['ftp://hooks.example/', false, false],
])('%s in production %s: %s', (url, isProduction, isAllowed) => {
  expect(isWebhookAddress(url, isProduction)).toBe(isAllowed)
})

test.each([
  [200, 'DELIVERED'],
  [204, 'DELIVERED'],
  [299, 'DELIVERED'],
  [199, 'RETRY'],
  [301, 'RETRY'],
  [400, 'RETRY'],
  [410, 'GONE'],
  [429, 'RETRY'],
  [500, 'RETRY'],
] as const)('an answer of %i: %s', (code, outcome) => {
  expect(outcomeOf({ code, retryAfter: undefined })).toBe(outcome)
})

describe('the next attempt', () => {
  const createdAt = new Date('2027-02-03T12:00:00Z')
  const delayOf = (attempts: number, retryAfter?: string, now = createdAt) => {
    const at = nextAttempt({ attempts, createdAt }, retryAfter, now)
    return at && (at.getTime() - now.getTime()) / 1000
  }
  test('comes twice as late each time', () => {
    expect([1, 2, 3, 8].map(attempts => delayOf(attempts))).toEqual([30, 60, 120, 3840])
  })
  test('waits as long as the receiver wishes, and not for less', () => {
    expect([delayOf(1, '90'), delayOf(3, '5'), delayOf(1, 'tomorrow'), delayOf(1, '-5')]).toEqual([90, 120, 30, 30])
  })
  test('is not made later than a day after the news', () => {
    const late = new Date(createdAt.getTime() + 86_400_000 - 30_000)
    expect([delayOf(1, undefined, late), delayOf(2, undefined, late), delayOf(1, '90000')]).toEqual([30, null, null])
  })
  test('follows after no answer', () => {
    expect(outcomeOf({ problem: 'timeout' })).toBe('RETRY')
  })
})
