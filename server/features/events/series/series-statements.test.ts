import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildEventQuestion } from '#server/features/events/event-question/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#server/testing/database-proxy.ts'
import { copyDatabase, startTestApp, type TestApp } from '#server/testing/harness.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
let proxy: DatabaseProxy
let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  database = await copyDatabase()
  proxy = await startDatabaseProxy(database.url)
  t = await startTestApp({ databaseUrl: proxy.url })
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id)
})
afterAll(async () => {
  await t.stop()
  await proxy.stop()
  await database.drop()
})

/** How many statements each call takes for a series of so many dates. */
async function countStatements(dates: number): Promise<Record<string, number>> {
  const as = { host: here.host, token: me.token }
  const { id } = await buildEvent(t, { communityId: here.id, responsibles: [me.userId], date: '2027-01-07' })
  for (const options of [
    ['Tea', 'Coffee'],
    ['Yes', 'No'],
  ])
    await buildEventQuestion(t, { communityId: here.id, eventId: id, type: 'RADIO', options })
  const counts: Record<string, number> = {}
  const count = async (what: string, call: () => Promise<{ status: number }>) => {
    const before = proxy.statements()
    const { status } = await call()
    counts[what] = proxy.statements() - before
    expect([what, status]).toEqual([what, 200])
  }
  const recurrence = { frequency: 'WEEKLY', end: { count: dates } } as const
  await count('create', () => t.call(api.series.create, { id, recurrence }, as))
  const change = {
    date: '2027-01-08',
    maxParticipants: 20,
    translation: { language: 'ru', text: { title: 'Вечер чая', description: 'С пирогом.' } },
    applyCover: true,
  } as const
  await count('update', () => t.call(api.series.update, { id, version: 1, ...change }, as))
  await count('cancel', () => t.call(api.series.cancel, { id, message: 'The venue closed.' }, as))
  await count('remove', () => t.call(api.series.remove, { id }, as))
  await count('restore', () => t.call(api.series.restore, { id }, as))
  const rows = await t.owner`
    select from event e join event_translation r on r.event_id = e.id join event_question q on q.event_id = e.id
    where e.max_participants = 20 and e.cancelled_at is not null and e.deleted_at is null
      and e.series_id = (select series_id from event where id = ${id})`
  expect(rows).toHaveLength(2 * dates)
  return counts
}

test('a series of a hundred dates is created, changed, cancelled, deleted and restored in as many statements as one of two', async () => {
  // What is read once per process or connection is read now.
  await countStatements(2)
  const few = await countStatements(2)
  expect(await countStatements(104)).toEqual(few)
  expect(Object.values(few).every(count => count > 5)).toBe(true)
})
