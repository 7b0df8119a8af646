import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailboxApi } from '#contract/operations/mailbox.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import type { LetterDraft } from '#server/platform/mail/draft.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

const draft: LetterDraft = {
  kind: 'community.opened',
  recipient: 'vera@example.com',
  about: [],
  lang: 'en',
  subject: 'Tea <b>& games</b>',
  html: '<!doctype html><p style="color:red">Hello</p>',
  plain: 'Hello <there>',
}

let t: TestApp
let here: { id: string; host: string }
let elsewhere: { id: string; host: string }
let first: string
let second: string

async function send(communityId: string, options: Partial<LetterDraft> = {}): Promise<string> {
  let id = ''
  await t.app.openScope(communityId, true, async scope => {
    id = await scope.post({ ...draft, ...options })
  })
  return id
}

beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  elsewhere = await buildCommunity(t)
  first = await send(here.id)
  second = await send(here.id, { subject: 'The later one' })
  await t.owner`update letter set status = 'FAILED', problem = '550 <nobody>' where id = ${second}`
})
afterAll(() => t.stop())

const list = (host: string, lang = 'en') => t.call(mailboxApi.list, {}, { host, headers: { 'accept-language': lang } })

describe('the mailbox of the demo', () => {
  test('lists the letters of its community, newest first, with markup escaped', async () => {
    const { raw, status, headers } = await list(here.host)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(raw).toContain('Tea &lt;b&gt;&amp; games&lt;/b&gt;')
    expect(raw).toContain('550 &lt;nobody&gt;')
    expect(raw.indexOf('The later one')).toBeLessThan(raw.indexOf('Tea &lt;b'))
    for (const piece of ['vera@example.com', 'community.opened', 'Waiting', 'Refused', '/docs/documents.css'])
      expect(raw).toContain(piece)
    for (const id of [first, second]) {
      expect(raw).toContain(`href="/dev/mailbox/${id}"`)
      expect(raw).toContain(`href="/dev/mailbox/${id}/text"`)
    }
  })

  test('has an empty state in both languages', async () => {
    expect((await list(elsewhere.host)).raw).toContain('No emails yet')
    const { raw } = await list(elsewhere.host, 'ru')
    expect(raw).toContain('Писем пока нет')
    expect(raw).toContain('<html lang="ru">')
  })

  test('allows its own styles and no scripts', async () => {
    const { raw, headers } = await list(here.host)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src|unsafe/)
    const style = /<style>([\s\S]*?)<\/style>/.exec(raw)?.[1] ?? ''
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    expect(policy).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`)
    expect(raw).not.toMatch(/<script|style="/)
  })

  test('shows a letter with its own styles, in a sandbox', async () => {
    const { raw, headers } = await t.call(mailboxApi.get, { id: first }, { host: here.host })
    expect(raw).toBe(draft.html)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("style-src 'unsafe-inline'")
    expect(policy).toContain(`img-src 'self' data: http://${here.host};`)
    expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/)
    expect(policy).not.toContain('script')
  })

  test('shows the plain part as text', async () => {
    const { raw, headers } = await t.call(mailboxApi.getText, { id: first }, { host: here.host })
    expect(raw).toBe(draft.plain)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('hands out the calendar part of a letter that has one', async () => {
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    const id = await send(here.id, { calendar: { method: 'REQUEST', content } })
    const { raw, headers } = await t.call(mailboxApi.getCalendar, { id }, { host: here.host })
    expect(raw).toBe(content)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const page = (await list(here.host)).raw
    expect(page).toContain(`<a href="/dev/mailbox/${id}/calendar">Calendar: invitation</a>`)
    expect(page).not.toContain(`/dev/mailbox/${first}/calendar`)
    expect((await t.call(mailboxApi.getCalendar, { id: first }, { host: here.host })).status).toBe(404)
  })

  test('hands out each calendar file of a letter about several events', async () => {
    const file = (nth: number) => ({ method: 'CANCEL' as const, name: `${nth}.ics`, content: `BEGIN:VCALENDAR ${nth}` })
    const id = await send(here.id, { calendarFiles: [file(1), file(2)] })
    const get = (nth: number) => t.call(mailboxApi.getCalendar, { id, nth }, { host: here.host })
    expect([(await get(1)).raw, (await get(2)).raw]).toEqual([file(1).content, file(2).content])
    expect((await get(3)).status).toBe(404)
    const page = (await list(here.host)).raw
    expect(page).toContain(`<a href="/dev/mailbox/${id}/calendar?nth=2">Calendar: cancellation 2</a>`)
    expect(page).not.toContain('nth=3')
  })

  test('responds 404 for a letter of another community or an unknown one', async () => {
    expect((await list(elsewhere.host)).raw).not.toContain(first)
    const unknown = await t.call(mailboxApi.get, { id: crypto.randomUUID() }, { host: elsewhere.host })
    for (const row of [mailboxApi.get, mailboxApi.getText]) {
      const foreign = await t.call(row, { id: first }, { host: elsewhere.host })
      expect(foreign.status).toBe(404)
      expect(foreign.raw).toBe(unknown.raw)
    }
  })
})
