import postgres from 'postgres'
import { findEmbedded } from '#server/platform/db/embedded-address.ts'

/** Adds messages of both members to a chat of two, a minute apart and read by both. Through the API it would take minutes. */
export async function fillChat(chatId: string, count: number): Promise<void> {
  const url = await findEmbedded(process.env.STORIES_DATA_DIR ?? '')
  if (!url) throw new Error('The database of the stories is not running')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async db => {
      await db`
        insert into chat_message (community_id, chat_id, id, number, seq, author_id, kind, text, created_at)
        select c.community_id, c.id, gen_random_uuid(), c.last_number + n, c.last_seq + n,
          case when n % 7 < 4 then c.first_id else c.second_id end, 'TEXT',
          'Loaf ' || n || repeat(' with rye and caraway', n % 5) || case when n % 9 = 0 then E'\n\nhttps://example.org/' || n else '' end,
          now() - (${count} - n) * interval '1 minute'
        from chat c, generate_series(1, ${count}::integer) n where c.id = ${chatId}`
      await db`
        update chat set last_number = last_number + ${count}, last_seq = last_seq + ${count} where id = ${chatId}`
      await db`
        update chat_member m set read_number = c.last_number, told_number = c.last_number, unread = 0, last_at = now()
        from chat c where c.id = m.chat_id and c.id = ${chatId}`
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
