import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/db/id.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { searchMessages } from './store.ts'

/**
 * 40 chats with 1,250 messages each over a year, several in the same instant. Each has "tea", one in 90 "porcelain", half of those
 * from before the last months "samovar", and one of all "gingerbread".
 */
const [chats, messagesOfEach] = [40, 1250]
const total = chats * messagesOfEach

let t: TestApp
let here: { id: string }
let readerId: string

beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  readerId = (await buildParticipant(t, { communityId: here.id })).id
  const chatIds = Array.from({ length: chats }, () => newId(t.clock.now()))
  await t.owner.begin(async db => {
    // Foreign keys and triggers would take longer than the rows.
    await db`set local session_replication_role = replica`
    await db`
      insert into chat (community_id, id, kind, name, created_at, last_seq, last_number)
      select ${here.id}, id, 'GROUP', '', '2025-01-01Z', ${messagesOfEach}, ${messagesOfEach} from unnest(${chatIds}::uuid[]) as id`
    await db`
      insert into chat_member (community_id, chat_id, participant_id, joined_at, from_number, last_at)
      select ${here.id}, id, ${readerId}, '2025-01-01Z', (n % 3) * 100, '2026-06-01Z'
      from unnest(${chatIds}::uuid[]) with ordinality as c (id, n)`
    await db`
      insert into chat_message (community_id, chat_id, id, number, seq, kind, text, created_at)
      select ${here.id}, c.id, gen_random_uuid(), n, n, 'TEXT',
        'tea ' || case when (n * ${chats}::integer + c.place) % 90 = 0 then 'porcelain ' else '' end
          || case when n <= 800 and n % 2 = 0 then 'samovar ' else '' end
          || case when n = 700 and c.place = 7 then 'gingerbread' else '' end,
        '2026-06-01Z'::timestamptz - (${messagesOfEach}::integer - n) * interval '8 hours' - (c.place % 10) * interval '5 minutes'
      from unnest(${chatIds}::uuid[]) with ordinality as c (id, place), generate_series(1, ${messagesOfEach}::integer) as n`
  })
  await t.owner`vacuum analyze chat, chat_member, chat_message`
})
afterAll(() => t.stop())

type After = { at: string; id: string } | null

/** Also counts those of earlier transactions that are not handed over to the statistics yet. */
const readSoFar = async (db: Db) => {
  const [row] = await db<{ read: number }[]>`
    select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'chat_message'`
  return row?.read ?? 0
}

/** A page of a search, and how many messages were read for it. */
const search = (words: string[], count = 21, after: After = null) =>
  inCommunity(t.sql, here.id, async db => {
    const before = await readSoFar(db)
    const found = await searchMessages(db, { readerId, words, count, after })
    return { found, read: (await readSoFar(db)) - before }
  })

/** All that is to be found, from the messages themselves. */
const expected = async (word: string) => {
  const rows = await t.owner<{ id: string }[]>`
    select w.id from chat_message w join chat_member m on m.chat_id = w.chat_id
    where m.participant_id = ${readerId} and w.number > m.from_number and w.text like ${`%${word}%`}
    order by w.created_at desc, w.id desc`
  return rows.map(({ id }) => id)
}

describe(`among ${total.toLocaleString('en-US')} messages`, () => {
  test.each([
    { query: 'in every message', words: ['te'], count: 21 },
    { query: 'rare, beside one in every message', words: ['tea', 'porcel'], count: 21 },
    { query: 'in every message, begun beside a rare one', words: ['porcelain', 't'], count: 21 },
    { query: 'frequent only long ago', words: ['samovar'], count: 21 },
    { query: 'in one message', words: ['tea', 'gingerbr'], count: 1 },
    { query: 'in no message', words: ['tea', 'coffee'], count: 0 },
  ])('a page with a word $query reads few of them', async ({ words, count }) => {
    const { found, read } = await search(words)
    expect(found).toHaveLength(count)
    expect(read).toBeLessThan(total / 10)
  })

  test.each(['tea', 'porcelain', 'samovar', 'gingerbread'])(
    'five pages with "%s" follow one another without gaps',
    async word => {
      const [pages, size] = [5, 150]
      const ids: string[] = []
      let after: After = null
      for (let page = 0; page < pages; page++) {
        const { found } = await search([word], size, after)
        ids.push(...found.map(({ id }) => id))
        const last = found.at(-1)
        if (last) after = { at: last.createdAt, id: last.id }
      }
      expect(ids).toEqual((await expected(word)).slice(0, pages * size))
    },
  )
})
