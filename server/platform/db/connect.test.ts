import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDatabase } from '#server/testing/harness.ts'
import { applicationRole, connect, isUnavailable, type Sql } from './connect.ts'
import { newId } from './id.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await copyDatabase()
  sql = connect(database.url, { connections: 3, role: applicationRole })
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

describe('a connection', () => {
  test('runs as its role from the first statement on', async () => {
    const users = await Promise.all([1, 2, 3].map(() => sql`select current_user::text, pg_sleep(0.05)::text`))
    expect(users.map(([row]) => row?.currentUser)).toEqual(Array(3).fill(applicationRole))
  })

  test('reads columns in camelCase and timestamps as ISO strings', async () => {
    const [row] = await sql`select '2026-03-29 03:30:00+02'::timestamptz as when_it_is, null::timestamptz as never`
    expect(row).toEqual({ whenItIs: '2026-03-29T01:30:00.000Z', never: null })
    const [back] = await sql`select ${new Date('2026-01-02T03:04:05.678Z')}::timestamptz as sent_back`
    expect(back).toEqual({ sentBack: '2026-01-02T03:04:05.678Z' })
  })

  test('cancels a statement that exceeds the statement timeout', async () => {
    // A pool of its own: on a busy machine any statement may take that long.
    const impatient = connect(database.url, { connections: 1, role: applicationRole, statementTimeoutMs: 1000 })
    await expect(impatient`select pg_sleep(60)`).rejects.toThrow('statement timeout')
    await impatient.end()
  })
})

describe('the kind of a database error', () => {
  test('is "unavailable" when the server cannot be reached, is stopping, is full or the pool has ended', async () => {
    const nowhere = connect('postgres://x@127.0.0.1:1/x', { connections: 1 })
    expect(isUnavailable(await nowhere`select 1`.catch(error => error))).toBe(true)
    await nowhere.end()
    expect(isUnavailable(await nowhere`select 1`.catch(error => error))).toBe(true)
    for (const code of ['57P01', '57P02', '57P03', '53100', '53300', 'ECONNRESET', 'CONNECTION_CLOSED'])
      expect(isUnavailable(Object.assign(new Error(), { code }))).toBe(true)
  })

  test('is not "unavailable" when a statement is wrong', async () => {
    expect(isUnavailable(await sql`select * from nothing`.catch(error => error))).toBe(false)
    expect(isUnavailable(new Error('x'))).toBe(false)
    expect(isUnavailable('x')).toBe(false)
  })
})

describe('an id', () => {
  test('is a UUID version 7, sorted by time, and unique and in order within a millisecond', () => {
    const times = [
      '1999-12-31T23:59:59.999Z',
      '2026-01-01T00:00:00.000Z',
      '2026-01-01T00:00:00.001Z',
      '2100-01-01T00:00:00Z',
    ]
    const ids = times.map(time => newId(new Date(time)))
    expect([...ids].sort()).toEqual(ids)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const same = new Date()
    const made = Array.from({ length: 2000 }, () => newId(same))
    expect(new Set(made).size).toBe(2000)
    expect(made).toEqual(made.toSorted())
  })
})
