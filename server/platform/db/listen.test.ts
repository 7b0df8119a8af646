import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDatabase } from '#server/testing/harness.ts'
import { connect, type Sql } from './connect.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
let sql: Sql
let other: Sql
beforeAll(async () => {
  database = await copyDatabase()
  sql = connect(database.url, { connections: 4 })
  other = connect(database.url, { connections: 1 })
})
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await other.end({ timeout: 1 })
  await database.drop()
})

test('a listener reconnects after its connection was lost and is told that notifications may be missing', async () => {
  const heard: string[] = []
  const subscription = await sql.listen('tea', message => heard.push(message))
  await other`select pg_notify('tea', 'one')`
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['one'])

  const [listening] = await other<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
  // New connections are refused while it retries, as during a restart of the database.
  const name = new URL(database.url).pathname.slice(1)
  const outside = connect(database.url.replace(`/${name}`, '/postgres'), { connections: 1 })
  await outside.unsafe(`alter database "${name}" with allow_connections false`)
  await other`select pg_terminate_backend(${listening?.pid as number}, 5000)`
  await other`select pg_sleep(0.6)`
  await outside.unsafe(`alter database "${name}" with allow_connections true`)
  await outside.end({ timeout: 1 })
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['one', ''])
  await other`select pg_notify('tea', 'two')`
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['one', '', 'two'])

  await subscription.unlisten()
  // Notifications arrive in order: when the later one is here, the earlier one will not come.
  await sql.listen('coffee', message => heard.push(message))
  await other`select pg_notify('tea', 'three')`
  await other`select pg_notify('coffee', 'four')`
  await expect.poll(() => heard.at(-1), { timeout: 30_000 }).toBe('four')
  expect(heard).toEqual(['one', '', 'two', 'four'])
})
