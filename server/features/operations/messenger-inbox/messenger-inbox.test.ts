import { afterAll, beforeAll, expect, test } from 'vitest'
import { messengerInboxApi } from '#contract/operations/messenger-inbox.ts'
import { type MessengerStandIn, startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let standIn: MessengerStandIn
let t: TestApp
let host: string
beforeAll(async () => {
  standIn = await startMessengerStandIn()
  t = await startTestApp({ environment: standIn.settings })
  ;({ host } = await buildCommunity(t))
})
afterAll(async () => {
  await t.stop()
  await standIn.stop()
})

const show = (lang = 'en') => t.call(messengerInboxApi.list, {}, { host, headers: { 'accept-language': lang } })

test('the page of messengers has an empty state in both languages, and asks no real messenger', async () => {
  expect((await show()).raw).toContain('No messages yet')
  expect((await show('ru')).raw).toContain('Сообщений пока нет')
  const other = await startTestApp({ databaseUrl: t.ownerUrl })
  expect((await other.call(messengerInboxApi.list, {}, { host })).raw).toContain('No messages yet')
  await other.stop()
})

test('shows each conversation with its buttons, escaped, and only its own styles run', async () => {
  const { inbox } = standIn
  inbox.names.set('7', 'vera')
  inbox.add({
    messenger: 'TELEGRAM',
    address: '7',
    text: 'Tea <b>& games</b> https://tea.example/a?b=1&c=2',
    buttons: [
      { label: 'Accept <i>', data: 'x' },
      { label: 'Open', url: 'https://tea.example/' },
    ],
  })
  const { raw, headers } = await show()
  expect(raw).toContain('Telegram · vera')
  expect(raw).toContain('Tea &lt;b&gt;&amp; games&lt;/b&gt;')
  expect(raw).toContain('<a href="https://tea.example/a?b=1&amp;c=2">')
  expect(raw).toContain('<button name="button" value="0">Accept &lt;i&gt;</button>')
  expect(raw).toContain('href="https://tea.example/"')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toMatch(/script-src|unsafe/)
})

test('shows a picture that was sent to a group, and a link that adds the bot to one opens its form', async () => {
  const { inbox } = standIn
  inbox.names.set('-7', 'Tea <friends>')
  const pictureUrl = 'data:image/jpeg;base64,/9j/4AAQ'
  inbox.add({ messenger: 'TELEGRAM', address: '-7', text: 'A caption', pictureUrl })
  const { raw, headers } = await show('ru')
  expect(raw).toContain('Telegram · Tea &lt;friends&gt;')
  expect(raw).toContain(`<img src="${pictureUrl}" alt="Картинка">`)
  expect(raw).toContain('<input type="hidden" name="group" value="Tea &lt;friends&gt;">')
  expect(headers['content-security-policy']).toContain("img-src 'self' data:")
  const opened = await t.call(messengerInboxApi.open, { bot: 'tea_bot', startgroup: 'abc-1' }, { host })
  expect(opened.raw).toContain('value="/start@tea_bot abc-1"')
  expect(opened.raw).toContain('Name of the group')
})

test('a link to the bot opens a form that writes /start, which reaches the webhook', async () => {
  const opened = await t.call(messengerInboxApi.open, { bot: 'tea_bot', start: 'abc-1' }, { host })
  expect(opened.raw).toContain('value="/start abc-1"')
  const updates: string[] = []
  const { createServer } = await import('node:http')
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      updates.push(text)
      response.end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  standIn.inbox.webhook = { url: `http://127.0.0.1:${port}/`, secret: 'secret' }
  const written = await t.call(messengerInboxApi.write, { form: 'username=anna&text=%2Fstart+abc-1' }, { host })
  expect(written.raw).toContain('/start abc-1')
  expect(written.raw).toContain('http-equiv="refresh"')
  await t.call(messengerInboxApi.write, { form: 'group=Tea+friends&text=%2Fstart%40tea_bot+abc' }, { host })
  await t.call(messengerInboxApi.press, { form: `id=${standIn.inbox.messages[0]?.id}&button=0` }, { host })
  server.close()
  expect(JSON.parse(updates[0] ?? '')).toMatchObject({ message: { text: '/start abc-1', from: { username: 'anna' } } })
  expect(JSON.parse(updates[1] ?? '')).toMatchObject({
    message: { text: '/start@tea_bot abc', chat: { type: 'group', title: 'Tea friends' } },
  })
  expect(JSON.parse(updates[2] ?? '')).toMatchObject({ callback_query: { data: 'x' } })
})
