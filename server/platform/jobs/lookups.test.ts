import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildChat } from '#server/features/chats/chat/testing.ts'
import { buildChatFile } from '#server/features/chats/chat-file/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildText } from '#server/features/notifications/delivery/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let communityId: string
beforeAll(async () => {
  t = await startTestApp()
  communityId = (await buildCommunity(t)).id
  const place = { communityId }
  const [anna, boris] = [await buildParticipant(t, place), await buildParticipant(t, place)]
  const chat = await buildChat(t, { ...place, memberIds: [anna.id, boris.id] })
  await buildChatFile(t, { ...place, chatId: chat.id, participantId: anna.id })
  await buildText(t, { ...place, participantId: anna.id })
  const { id: eventId } = await buildEvent(t, { ...place, startTime: '10:00', endTime: '11:00' })
  await buildParticipation(t, { ...place, eventId, participantId: anna.id })
  await buildParticipation(t, { ...place, eventId, participantId: boris.id, heldUntil: new Date() })
  await t.owner`update chat_member set unread = 1, untold_since = now() - interval '1 hour'`
  await t.owner`update chat_file set message_id = null, created_at = now() - interval '2 days'`
  await t.owner`update event set starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours'`
  await t.owner`update participation set changed_at = now() - interval '9 days'`
})
afterAll(() => t.stop())

/** What belongs to another community each time, and is not due: it is over, or its time is still to come. */
const notDue: Record<string, string> = {
  chat_member: `untold_since = case when n % 2 = 0 then now() end, chat_id = gen_random_uuid()`,
  chat_file: `message_id = gen_random_uuid(), id = gen_random_uuid(), stored_name = gen_random_uuid()`,
  messenger_text: `status = case when n % 2 = 0 then 'SENT' else 'WAITING' end, next_at = now() + interval '1 day', id = gen_random_uuid()`,
  event: `starts_at = now() - n * interval '1 hour' - interval '9 days', ends_at = now() - n * interval '1 hour' - interval '8 days',
    deleted_at = null, slug = gen_random_uuid(), id = gen_random_uuid()`,
  participation: `held_until = case when status = 'PENDING' then now() + interval '1 day' end, event_id = gen_random_uuid(), id = gen_random_uuid()`,
}

/** Copies each row of the community so often, without triggers and foreign keys. */
async function addNotDue(count: number): Promise<void> {
  await t.owner.begin(async db => {
    await db`set local session_replication_role = replica`
    for (const [table, changes] of Object.entries(notDue)) {
      const columns = await db<{ name: string; type: string }[]>`
        select attname as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`
      const changed = new Map(
        `${changes}, community_id = gen_random_uuid()`.split(/,\s+(?=\w+ = )/).map(change => {
          const [name, ...value] = change.split(' = ')
          return [name?.trim(), value.join(' = ')] as const
        }),
      )
      const asColumn = ({ name, type }: { name: string; type: string }) =>
        changed.has(name) ? `(${changed.get(name)})::text::${type}` : `o.${name}`
      await db.unsafe(`
        insert into ${table} (${columns.map(({ name }) => name).join()})
        select ${columns.map(asColumn).join()} from ${table} o, generate_series(1, ${count}) as n where o.community_id = '${communityId}'`)
    }
  })
  for (const table of Object.keys(notDue)) await t.owner.unsafe(`analyze ${table}`)
}

const lookups = {
  'unread messages': `communities_with_unread_due(now() - interval '10 minutes', now())`,
  reminders: `communities_with_reminders_due('day', now() + interval '12 hours', now() + interval '24 hours', 86400)`,
  'events to settle': `communities_with_places_due(now())`,
  'messenger texts': `communities_with_texts_due(now(), now() - interval '5 minutes')`,
  'unsent files': `communities_with_unsent_files_due(now() - interval '1 day')`,
}

/** Rows of all tables that a lookup reads; it finds the one community in which something is due. */
async function countRead(lookup: string): Promise<number> {
  return t.owner.begin(async db => {
    const count = async () => {
      const [row] = await db<{ rows: number }[]>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_xact_user_tables where schemaname = 'public'`
      return row?.rows ?? 0
    }
    const before = await count()
    expect(await db.unsafe(`select community_id from ${lookup}`)).toEqual([{ communityId }])
    return (await count()) - before
  })
}

test('scheduled work finds where something is due, without reading what is not due in other communities', async () => {
  await addNotDue(1000)
  for (const [what, lookup] of Object.entries(lookups)) expect(await countRead(lookup), what).toBeLessThan(50)
  await addNotDue(2000)
  for (const [what, lookup] of Object.entries(lookups)) expect(await countRead(lookup), what).toBeLessThan(50)
})
