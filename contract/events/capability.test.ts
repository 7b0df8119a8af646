import { expect, test } from 'vitest'
import type { Group } from '../endpoint.ts'
import { api } from './capability.ts'

const rows = Object.values<Group>(api).flatMap(group => Object.values(group))

test('every call about events that writes has a rate limit', () => {
  const unlimited = rows.filter(({ transaction, limit }) => transaction !== 'read' && limit === undefined)
  expect(unlimited.map(({ call }) => call)).toEqual([])
})

test.each([
  ['POST /api/event/:id/messages', 'eventMessage'],
  ['GET /api/event/:id/report/export', 'eventExport'],
  ['GET /api/event/:id/onboarding/statistics/export', 'eventExport'],
  ['POST /api/event/maps-link', 'upload'],
  ['POST /api/event/:id/upload-image', 'upload'],
  ['GET /api/event/slug/available', 'slugCheck'],
  ['GET /api/event/:id/encounters', 'encounters'],
  ['GET /api/calendar/public.ics', 'calendar'],
  ['GET /api/calendar/personal/:token.ics', 'calendar'],
  ['POST /api/event/:id/payment/webhook', 'webhook'],
])('%s, which is costly, has the limit %s', (call, limit) => {
  expect(rows.find(row => row.call === call)?.limit).toBe(limit)
})
