import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildMemberTag } from '../member-tag/testing.ts'
import { buildSegment } from '../segment/testing.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let admin: { host: string; token: string }
const members: Record<string, string> = {}
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  const place = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
  admin = { host: here.host, token: (await buildSession(t, place)).token }
  for (const firstName of ['Anna', 'Boris', 'Vera'])
    members[firstName] = (await buildParticipant(t, { communityId: here.id, firstName })).id
  await t.owner`update participant set city = 'Berlin', tags = '{tea,jam}', company = '=1+1', can_help = 'Tastes any tea' where id = ${members.Anna ?? ''}`
  await t.owner`
    update participant set privacy = 'CUSTOM', hidden_contacts = '{PHONE}', moderation_status = 'PENDING' where id = ${members.Boris ?? ''}`
  for (const id of [members.Anna, members.Boris])
    await t.owner`
      insert into contact (community_id, participant_id, type, value)
      values (${here.id}, ${id ?? ''}, 'PHONE', '+79001234567'), (${here.id}, ${id ?? ''}, 'TELEGRAM', '@somebody')`
  await buildMemberTag(t, { communityId: here.id, participantId: members.Anna ?? '', tag: 'speaker' })
})
afterAll(() => t.stop())

type Sent = Parameters<typeof t.call<typeof api.memberExport.download>>[1]

async function rowsOf(sent: Sent, headers = {}): Promise<Record<string, string>[]> {
  const { raw, status } = await t.call(api.memberExport.download, sent, { ...admin, headers })
  expect(status).toBe(200)
  return parse(raw, { columns: true, bom: true })
}
const names = (rows: Record<string, string>[]) => rows.map(row => row['First name'])

test('has all members with their fields, topics, tags and contacts that they do not hide', async () => {
  const rows = await rowsOf({})
  expect(names(rows)).toEqual(['Anna', 'Boris', 'Vera'])
  expect(rows[0]).toMatchObject({
    City: 'Berlin',
    'Can help with': 'Tastes any tea',
    Topics: 'tea, jam',
    'Member tags': 'speaker',
    Phone: "'+79001234567",
  })
  expect(rows[1]).toMatchObject({ Status: 'Pending', Phone: '', Telegram: "'@somebody" })
})

test('a cell that looks like a formula is neutralised', async () => {
  expect((await rowsOf({}))[0]?.Company).toBe("'=1+1")
})

test.each([
  [
    'a filter',
    () => ({ filter: JSON.stringify({ conditions: [{ field: 'city', operator: 'is', value: 'berlin' }] }) }),
  ],
  ['chosen members', () => ({ ids: members.Anna ?? '' })],
  ['all except some', () => ({ except: `${members.Boris},${members.Vera}` })],
])('%s chooses the rows', async (_what, sent) => {
  expect(names(await rowsOf(sent()))).toEqual(['Anna'])
})

test('a segment chooses the rows, and an unknown one is not found', async () => {
  const filter = { search: 'boris', match: 'all' as const, conditions: [] }
  const segmentId = await buildSegment(t, { communityId: here.id, filter })
  expect(names(await rowsOf({ segmentId }))).toEqual(['Boris'])
  const unknown = await t.call(api.memberExport.download, { segmentId: members.Anna ?? '' }, admin)
  expect(unknown.status).toBe(404)
})

test('chosen columns stand in the order of the list, with titles in the language of the reader', async () => {
  const [first] = await rowsOf({ columns: 'email,lastName' }, { 'accept-language': 'ru' })
  expect(Object.keys(first ?? {})).toEqual(['Фамилия', 'Почта'])
})

test('the file is named after the community and the day, and begins with the byte order mark', async () => {
  const { headers, raw } = await t.call(api.memberExport.download, {}, admin)
  expect(headers['content-disposition']).toContain(`${here.domain}-members-`)
  expect(raw.charCodeAt(0)).toBe(0xfeff)
})
