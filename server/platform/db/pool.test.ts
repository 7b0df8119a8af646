import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyDatabase } from '#server/testing/harness.ts'
import { connect, type Db, isUnavailable, type Sql } from './connect.ts'

let database: Awaited<ReturnType<typeof copyDatabase>>
let sql: Sql
let killer: Sql
beforeAll(async () => {
  database = await copyDatabase()
  sql = connect(database.url, { connections: 4 })
  killer = connect(database.url, { connections: 1 })
  await killer`create table note (text text primary key)`
})
afterAll(async () => {
  await sql.end({ timeout: 1 })
  await killer.end({ timeout: 1 })
  await database.drop()
})
beforeEach(async () => {
  await killer`truncate note`
})

const notes = async () => (await killer<{ text: string }[]>`select text from note order by 1`).map(note => note.text)
const pidOf = async (db: Db) => (await db<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid as number
const kill = (pid: number) => killer`select pg_terminate_backend(${pid}, 5000)`

describe('a transaction', () => {
  test('commits all its statements or none', async () => {
    expect(
      await sql.begin(async db => {
        await db`insert into note values ('one')`
        await db`insert into note values ('two')`
        return 'done'
      }),
    ).toBe('done')
    const failing = sql.begin(async db => {
      await db`insert into note values ('three')`
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await notes()).toEqual(['one', 'two'])
  })

  test('fails when one of its statements failed and the error was ignored', async () => {
    const careless = sql.begin(async db => {
      await db`insert into note values ('lost')`
      await db`insert into note values ('lost')`.catch(() => {})
    })
    await expect(careless).rejects.toThrow('rolled the transaction back')
    expect(await notes()).toEqual([])
  })

  test('waits for a connection when all are busy', async () => {
    let open = 0
    let max = 0
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        sql.begin(async db => {
          max = Math.max(max, ++open)
          await db`insert into note values (${`note ${at}`})`
          await db`select pg_sleep(0.01)`
          open--
        }),
      ),
    )
    expect(max).toBe(2)
    expect(await notes()).toHaveLength(12)
  })

  test('does not block single statements while all transactions are busy', async () => {
    await sql.begin(async () => {
      expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
    })
  })
})

describe('a lost connection', () => {
  test('fails the transaction as unavailable during a statement, and the next one works', async () => {
    const lost = sql.begin(async db => {
      await db`insert into note values ('lost')`
      const pid = await pidOf(db)
      await Promise.all([db`select pg_sleep(5)`, kill(pid)])
    })
    expect(isUnavailable(await lost.catch(error => error))).toBe(true)
    await sql.begin(db => db`insert into note values ('kept')`)
    expect(await notes()).toEqual(['kept'])
  })

  test('refuses the rest of the transaction when lost between two statements', async () => {
    const lost = sql.begin(async db => {
      await db`insert into note values ('before')`
      await kill(await pidOf(db))
      await sql.begin(other => other`insert into note values ('another transaction')`)
      await db`insert into note values ('after')`
    })
    expect(isUnavailable(await lost.catch(error => error))).toBe(true)
    expect(await notes()).toEqual(['another transaction'])
  })

  test('fails the transaction when lost before its commit', async () => {
    const lost = sql.begin(async db => {
      await db`insert into note values ('uncertain')`
      await kill(await pidOf(db))
    })
    expect(isUnavailable(await lost.catch(error => error))).toBe(true)
    expect(await notes()).toEqual([])
  })

  test('is replaced for every kind of work when all were lost under load', async () => {
    const work = (seconds: number) => [
      ...Array.from({ length: 8 }, () => sql.begin(db => db`select pg_sleep(${seconds})`)),
      ...Array.from({ length: 8 }, () => sql`select pg_sleep(${seconds})`),
    ]
    for (let round = 0; round < 5; round++) {
      // Long enough for every connection to be at work when it is killed: the pool learns later of an idle one. One that has just been
      // opened is left alone: of its own first query, about types, postgres.js tells nobody but the process.
      const running = Promise.allSettled(work(0.1))
      await killer`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query not like '%pg_catalog.pg_type%'
          and backend_type = 'client backend'`
      for (const outcome of await running)
        if (outcome.status === 'rejected') expect(isUnavailable(outcome.reason)).toBe(true)
    }
    await Promise.all(work(0.02))
  })
})

describe('a pool that has ended', () => {
  test('refuses everything', async () => {
    const ended = connect(database.url, { connections: 2 })
    await ended`select 1`
    await ended.end()
    for (const work of [ended`select 1`, ended.begin(db => db`select 1`)])
      expect(isUnavailable(await work.catch(error => error))).toBe(true)
  })
})
