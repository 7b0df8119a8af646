import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { chatLimits } from '#contract/chats/chat-fields.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildChat, buildMessage } from '../chat/testing.ts'
import { removeFilesOf } from './actions.ts'
import { chatFileChores } from './chores.ts'
import { buildChatFile, zipOf } from './testing.ts'

type Member = Awaited<ReturnType<typeof buildSignedInParticipant>>
let t: TestApp
let here: { id: string; host: string }
let anna: Member
let boris: Member
let carla: Member
let chatId: string

beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  anna = await buildSignedInParticipant(t, here.id)
  boris = await buildSignedInParticipant(t, here.id)
  carla = await buildSignedInParticipant(t, here.id)
  chatId = (await buildChat(t, { communityId: here.id, memberIds: [anna.id, boris.id] })).id
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const as = ({ token }: { token: string }) => ({ host: here.host, token })
const upload = (bytes: Uint8Array, name = 'file', who: { token: string } = anna, id = chatId) =>
  t.call(api.chatFile.upload, { id, file: bytes as unknown as File, name }, as(who))
const open = (url: string, who?: Member) =>
  t.app.server.inject({ url, headers: { host: here.host, ...(who ? { authorization: `Bearer ${who.token}` } : {}) } })
const bareUrl = (id: string) => `/api/chats/files/${id}`
const storedFiles = async () => (await t.storage.list(here.id)).map(({ name }) => name)
/** Sends a file as a message, which a call of its own does. */
const send = async (fileId: string, id = chatId, { id: authorId }: { id: string } = anna) => {
  const message = await buildMessage(t, { communityId: here.id, chatId: id, authorId })
  await t.owner`update chat_file set message_id = ${message.id} where id = ${fileId}`
  return message.id
}

const picture = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#2c7567' } })
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const office = (folder: string) => zipOf(['[Content_Types].xml', `${folder}/document.xml`])
const officeType = 'application/vnd.openxmlformats-officedocument'

describe('a picture of a chat', () => {
  test.each(['jpeg', 'png'] as const)('as %s is re-encoded without metadata, with a small size', async format => {
    const given = await picture(3600, 2400)
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      [format]()
      .toBuffer()
    expect(given.includes('Secret Person')).toBe(true)
    const { status, body } = await upload(given, `tea.${format}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: `tea.${format}`, type: `image/${format}`, width: 2560, height: 1707 })
    const whole = await open(body.url)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, `image/${format}`])
    expect(whole.headers['content-disposition']).toBeUndefined()
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format, width: 2560, height: 1707 })
    expect(whole.rawPayload).toHaveLength(body.bytes)
    expect(whole.rawPayload.includes('Secret Person')).toBe(false)
    const small = await open(`${body.url}&size=small`)
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 720, height: 480 })
  })

  test('that lies on its side has the size of the upright one', async () => {
    const { body } = await upload(await picture(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect([body.width, body.height, body.name]).toEqual([60, 90, 'file.jpg'])
  })

  test('is refused if it cannot be decoded or has too many pixels', async () => {
    const before = await storedFiles()
    const cut = (await picture().png().toBuffer()).subarray(0, 200)
    const many = await picture(9000, 5000).png().toBuffer()
    for (const bytes of [cut, many]) expect((await upload(bytes, 'a.png')).failure.name).toBe('INVALID_FILE')
    expect(await storedFiles()).toEqual(before)
  })

  test('is refused if it is more than twenty times as long as wide', async () => {
    const before = await storedFiles()
    const narrow = await picture(60, 1230).png().toBuffer()
    expect((await upload(narrow, 'a.png')).failure.name).toBe('PICTURE_TOO_NARROW')
    expect(await storedFiles()).toEqual(before)
    expect((await upload(await picture(60, 1200).png().toBuffer(), 'a.png')).status).toBe(200)
  })
})

describe('a file of a chat', () => {
  test.each<[string, Buffer, string, string]>([
    ['plan.pdf', pdf, 'application/pdf', 'plan.pdf'],
    ['plan.jpg', pdf, 'application/pdf', 'plan.jpg.pdf'],
    ['notes.txt', Buffer.from('Чай, сахар\n'), 'text/plain', 'notes.txt'],
    ['page.html', Buffer.from('<script>alert(1)</script>'), 'text/plain', 'page.html.txt'],
    ['list.csv', Buffer.from('\ufeffname;price\r\nчай;5\r\n'), 'text/csv', 'list.csv'],
    ['all.zip', zipOf(['one', 'word/two']), 'application/zip', 'all.zip'],
    ['none.zip', zipOf([]), 'application/zip', 'none.zip'],
    ['plan.docx', office('word'), `${officeType}.wordprocessingml.document`, 'plan.docx'],
    ['plan.xlsx', office('xl'), `${officeType}.spreadsheetml.sheet`, 'plan.xlsx'],
    ['plan.pptx', office('ppt'), `${officeType}.presentationml.presentation`, 'plan.pptx'],
    ['plan.docx', office('other'), 'application/zip', 'plan.docx.zip'],
  ])('named %s gets its type from its content, and is only ever downloaded', async (name, bytes, type, shown) => {
    const { status, body } = await upload(bytes, name)
    expect(status).toBe(200)
    expect(body).toMatchObject({ type, name: shown, bytes: bytes.length, width: null, height: null })
    for (const url of [body.url, `${body.url}&size=small`]) {
      const { statusCode, headers, rawPayload } = await open(url)
      expect(statusCode).toBe(200)
      expect(rawPayload.equals(bytes)).toBe(true)
      expect(String(headers['content-type']).split(';')[0]).toBe(type)
      expect(headers).toMatchObject({
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(shown)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
        'cache-control': 'private, max-age=86400',
        'x-robots-tag': 'noindex',
      })
    }
  })

  test.each<[string, Buffer]>([
    ['an empty one', Buffer.alloc(0)],
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3])],
    ['text that is not UTF-8', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ['text with control characters', Buffer.from('a\u0000b')],
    ['an archive without a directory', Buffer.from('PK\u0003\u0004 and nothing else')],
    ['an archive with a broken directory', Buffer.concat([Buffer.from('PK'), zipOf(['one']).subarray(4)])],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000')],
  ])('is refused: %s', async (_what, bytes) => {
    expect((await upload(bytes, 'file.txt')).failure.name).toBe('INVALID_FILE')
  })

  test('is refused beyond the limit of bytes, before anything is decoded', async () => {
    const { failure } = await upload(Buffer.alloc(chatLimits.fileBytes + 1, 'a'))
    expect(failure.name).toBe('BODY_TOO_LARGE')
  })

  test('is uploaded by members of an open chat alone', async () => {
    expect((await upload(pdf, 'a.pdf', carla)).failure.name).toBe('CHAT_NOT_FOUND')
    const other = await buildSignedInParticipant(t, here.id)
    const closed = await buildChat(t, { communityId: here.id, memberIds: [anna.id, other.id] })
    expect((await upload(pdf, 'a.pdf', anna, closed.id)).status).toBe(200)
    await t.owner`
      insert into never_pair (community_id, participant_id, subject_id, is_blocked, created_at)
      values (${here.id}, ${other.id}, ${anna.id}, true, ${t.clock.now()})`
    expect((await upload(pdf, 'a.pdf', anna, closed.id)).failure.name).toBe('CHAT_CLOSED')
  })
})

describe('who sees a file', () => {
  test('before it is sent: who uploaded it; then the members of the chat, and whoever has its signed address', async () => {
    const { body } = await upload(pdf, 'a.pdf')
    const statuses = async (url: string) =>
      Promise.all([anna, boris, carla, undefined].map(async who => (await open(url, who)).statusCode))
    expect(await statuses(bareUrl(body.id))).toEqual([200, 404, 404, 404])
    await send(body.id)
    expect(await statuses(bareUrl(body.id))).toEqual([200, 200, 404, 404])
    expect(await statuses(body.url)).toEqual([200, 200, 200, 200])
    const wrong = `${body.url.slice(0, -1)}${body.url.endsWith('A') ? 'B' : 'A'}`
    expect(await statuses(wrong)).toEqual([200, 200, 404, 404])
  })

  test('not those who joined later or left, nor those who may no longer chat', async () => {
    const group = await buildChat(t, { communityId: here.id, kind: 'GROUP', memberIds: [anna.id, boris.id, carla.id] })
    const { body } = await upload(pdf, 'a.pdf', anna, group.id)
    await send(body.id, group.id)
    const seenBy = async (who: Member) => (await t.call(api.chatFile.get, { fileId: body.id }, as(who))).status
    expect([await seenBy(boris), await seenBy(carla)]).toEqual([200, 200])
    await t.owner`update chat_member set left_at = ${t.clock.now()} where chat_id = ${group.id} and participant_id = ${boris.id}`
    await t.owner`update chat_member set from_number = 1 where chat_id = ${group.id} and participant_id = ${carla.id}`
    expect([await seenBy(anna), await seenBy(boris), await seenBy(carla)]).toEqual([200, 404, 404])
    await t.owner`update participant set moderation_status = 'REJECTED' where id = ${anna.id}`
    expect(await seenBy(anna)).toBe(404)
    await t.owner`update participant set moderation_status = 'CONFIRMED' where id = ${anna.id}`
  })

  test('nobody after its address expired, or its message was deleted', async () => {
    const { body } = await upload(pdf, 'a.pdf')
    const messageId = await send(body.id)
    t.clock.moveBy(37 * 3_600_000)
    expect((await open(body.url)).statusCode).toBe(404)
    t.clock.moveBy(-37 * 3_600_000)
    expect((await open(body.url)).statusCode).toBe(200)
    await t.owner`update chat_message set deleted_at = ${t.clock.now()}, text = '' where id = ${messageId}`
    expect((await open(body.url, anna)).statusCode).toBe(404)
  })

  test('nobody by its name among the files of the community', async () => {
    const { body } = await upload(await picture().png().toBuffer(), 'a.png')
    const [row] = await t.owner<{ storedName: string }[]>`select stored_name from chat_file where id = ${body.id}`
    for (const name of [row?.storedName, `${row?.storedName}.small`])
      expect((await open(`/files/${name}`, anna)).statusCode).toBe(400)
  })
})

describe('nothing stays in the storage', () => {
  const untilStored = (wanted: string[]) => expect.poll(storedFiles, { timeout: 30_000 }).toEqual(wanted)
  /** Files in the storage have the time of the machine, rows that of the test. */
  const removeUnsent = (now: Date) => runChore(t, chatFileChores, 'remove unsent files of chats', now)
  const removeUnowned = (now: Date) =>
    chatFileChores[1]?.run({
      sql: t.sql,
      now,
      inEachCommunity: work => t.app.openScope(here.id, true, work),
    })

  test('of a file that is removed before it is sent; a sent one cannot be removed', async () => {
    const before = await storedFiles()
    const { body } = await upload(await picture().png().toBuffer(), 'a.png')
    expect(await storedFiles()).toHaveLength(before.length + 2)
    const remove = (id: string, who: Member) => t.call(api.chatFile.remove, { fileId: id }, as(who))
    expect((await remove(body.id, boris)).failure.name).toBe('FILE_NOT_FOUND')
    expect((await remove(body.id, anna)).status).toBe(200)
    await untilStored(before)
    const sent = await upload(pdf, 'a.pdf')
    await send(sent.body.id)
    expect((await remove(sent.body.id, anna)).failure.name).toBe('FILE_NOT_FOUND')
    expect((await open(sent.body.url)).statusCode).toBe(200)
  })

  test('of the files of a deleted message', async () => {
    const before = await storedFiles()
    const { body } = await upload(await picture().png().toBuffer(), 'a.png')
    const messageId = await send(body.id)
    await t.app.openScope(here.id, true, scope => removeFilesOf(scope, messageId))
    await untilStored(before)
  })

  test('of a file that was not sent within a day', async () => {
    const kept = await upload(pdf, 'kept.pdf')
    await send(kept.body.id)
    const forgotten = await upload(await picture().png().toBuffer(), 'a.png')
    const [day, minute] = [86_400_000, 60_000]
    const later = (ms: number) => new Date(t.clock.now().getTime() + ms)
    expect(await removeUnsent(later(day - minute))).not.toContain(here.id)
    expect((await open(forgotten.body.url)).statusCode).toBe(200)
    expect(await removeUnsent(later(day + minute))).toContain(here.id)
    expect((await open(forgotten.body.url)).statusCode).toBe(404)
    expect((await open(kept.body.url)).statusCode).toBe(200)
    const rows = await t.owner<{ storedName: string }[]>`select stored_name from chat_file`
    const isOwned = (name: string) => rows.some(({ storedName }) => name.startsWith(storedName))
    await expect.poll(async () => (await storedFiles()).filter(name => !isOwned(name)), { timeout: 30_000 }).toEqual([])
  })

  test('of files without a row, after a day', async () => {
    const orphans = ['chat_00000000-0000-4000-8000-000000000000', 'chat_00000000-0000-4000-8000-000000000000.small']
    for (const name of orphans) await t.storage.put(here.id, name, pdf, 'application/pdf')
    const { body } = await upload(pdf, 'a.pdf')
    const all = await storedFiles()
    await removeUnowned(new Date())
    expect(await storedFiles()).toEqual(all)
    await removeUnowned(new Date(Date.now() + 2 * 86_400_000))
    expect((await storedFiles()).sort()).toEqual(all.filter(name => !orphans.includes(name)).sort())
    expect((await open(body.url)).statusCode).toBe(200)
  })

  test('of somebody who deletes their account', async () => {
    const person = await buildParticipantUser(t, here.id)
    const dora = { ...person, id: person.participantId, token: (await buildSession(t, person)).token }
    const { id } = await buildChat(t, { communityId: here.id, memberIds: [dora.id, boris.id] })
    const before = await storedFiles()
    await buildChatFile(t, { communityId: here.id, participantId: dora.id, subjectId: boris.id, chatId: id })
    const sent = await upload(await picture().png().toBuffer(), 'a.png', dora, id)
    await send(sent.body.id, id, dora)
    expect(await storedFiles()).toHaveLength(before.length + 3)
    const { status } = await t.call(
      api.account.deleteAccount,
      { id: person.userId, password: person.password },
      as(dora),
    )
    expect(status).toBe(200)
    await untilStored(before)
  })
})
