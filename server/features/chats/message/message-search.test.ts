import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildChat, buildMessage } from '../chat/testing.ts'

type Member = Awaited<ReturnType<typeof buildSignedInParticipant>>
let t: TestApp
let here: { id: string; host: string }
let anna: Member
let boris: Member
let carla: Member
let pairId: string
let groupId: string

beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  anna = await buildSignedInParticipant(t, here.id, { firstName: 'Anna' })
  boris = await buildSignedInParticipant(t, here.id, { firstName: 'Boris' })
  carla = await buildSignedInParticipant(t, here.id, { firstName: 'Carla' })
  pairId = (await buildChat(t, { communityId: here.id, memberIds: [anna.id, boris.id] })).id
  const memberIds = [anna.id, boris.id, carla.id]
  groupId = (await buildChat(t, { communityId: here.id, kind: 'GROUP', name: 'Tea club', memberIds })).id
})
afterAll(() => t.stop())

const say = async (text: string, chatId = pairId, who = anna) => {
  t.clock.moveBy(1000)
  return buildMessage(t, { communityId: here.id, chatId, authorId: who.id, text })
}
const search = async (query: string, who = anna, paging: { after?: string; size?: number } = {}) =>
  (await t.call(api.message.search, { query, ...paging }, { host: here.host, token: who.token })).body
const texts = async (query: string, who = anna) => (await search(query, who)).items.map(({ message }) => message.text)

test('finds forms of words in Russian and English, the newest first, with the words marked', async () => {
  await say('Встречаемся у самовара завтра')
  const second = await say('Two meetings about samovars', groupId, boris)
  expect(await texts('встречаться')).toEqual(['Встречаемся у самовара завтра'])
  expect(await texts('meeting samovar')).toEqual(['Two meetings about samovars'])
  const [found] = (await search('meeting')).items
  expect(found).toMatchObject({
    chatId: groupId,
    chatName: 'Tea club',
    excerpt: 'Two \u0001meetings\u0002 about samovars',
    message: { id: second.id, number: second.number, authorId: boris.id, isDeleted: false, fileCount: 0 },
  })
  expect((await search('самовара')).items[0]?.chatName).toBe('Boris Example')
})

test('finds the beginning of the last word only, and no word of signs', async () => {
  await say('A gingerbread house')
  expect(await texts('house ginger')).toEqual(['A gingerbread house'])
  expect(await texts('ginger house')).toEqual([])
  for (const query of ['?!', "':*", 'a & | !']) expect(await texts(query)).not.toContain('A gingerbread house')
})

test('shows what the reader sees alone: not before they joined, not after they left, nothing deleted', async () => {
  await say('The secret cellar', groupId)
  const gone = await say('Another secret attic', groupId)
  await say('Our secret pantry', pairId)
  expect(await texts('secret', carla)).toEqual(['Another secret attic', 'The secret cellar'])
  expect(await texts('secret')).toHaveLength(3)
  await t.owner`update chat_message set text = '', deleted_at = ${t.clock.now()} where id = ${gone.id}`
  expect(await texts('secret', carla)).toEqual(['The secret cellar'])
  const change = (set: { fromNumber?: number; leftAt?: Date }) => t.owner`
    update chat_member set from_number = ${set.fromNumber ?? 0}, left_at = ${set.leftAt ?? null}
    where chat_id = ${groupId} and participant_id = ${carla.id}`
  await change({ fromNumber: gone.number })
  expect(await texts('secret', carla)).toEqual([])
  await change({})
  expect(await texts('secret', carla)).toHaveLength(1)
  await change({ leftAt: t.clock.now() })
  expect(await texts('secret', carla)).toEqual([])
})

test('goes on from a cursor, without gaps', async () => {
  for (const number of [1, 2, 3, 4, 5]) await say(`Porcelain cup ${number}`)
  const first = await search('porcelain', anna, { size: 2 })
  const second = await search('porcelain', anna, { size: 2, after: first.next as string })
  const third = await search('porcelain', anna, { size: 2, after: second.next as string })
  const all = [first, second, third].flatMap(({ items }) => items.map(({ message }) => message.text.at(-1)))
  expect([all, third.next]).toEqual([['5', '4', '3', '2', '1'], null])
})

test('another community finds nothing of this one', async () => {
  const rows = await t.sql.begin(
    db => db`
    select * from search_messages(${anna.id}, to_tsquery('cup'), to_tsquery('porcelain'), null, null, 10)`,
  )
  expect(rows).toHaveLength(0)
})
