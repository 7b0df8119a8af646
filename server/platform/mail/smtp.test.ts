import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { type CalendarEntry, renderCalendar } from '#server/platform/mail/calendar-file.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import type { LetterDraft } from './draft.ts'
import { type MailTransport, maxAttempts } from './outbox.ts'
import { smtpTransport } from './smtp.ts'
import { makeMailTransport } from './transport.ts'

const entry: CalendarEntry = {
  uid: 'tea@club.example',
  sequence: 2,
  stamp: new Date('2026-11-01T10:00:00Z'),
  time: { start: new Date('2026-11-19T18:00:00Z'), end: new Date('2026-11-19T20:00:00Z') },
  status: 'CONFIRMED',
  title: 'Чай, настольные игры; и долгие разговоры о том, что было на неделе 🫖',
  description: '',
  location: '',
  point: null,
  url: 'https://club.example/event/tea',
}

const draft: LetterDraft = {
  kind: 'community.opened',
  recipient: 'vera@example.com',
  about: [],
  lang: 'ru',
  subject: 'Ваше сообщество «Чай и настольные игры» открыто, заходите',
  html: '<p>Здравствуйте!</p>',
  plain: 'Здравствуйте!',
}

let t: TestApp
let mail: MailServer
let port: number
let communityId: string
const mailTransport: MailTransport = {
  isReady: true,
  deliver: (letter, from) => current.deliver(letter, from),
  close: () => {},
}
let current: MailTransport

const send = async (options: Partial<LetterDraft> = {}): Promise<string> => {
  let id = ''
  await t.app.openScope(communityId, true, async scope => {
    id = await scope.post({ ...draft, ...options })
  })
  return id
}

const find = async (id: string) => {
  const [row] = await t.owner<{ status: string; attempts: number; problem: string | null; sentAt: string | null }[]>`
    select status, attempts, problem, sent_at from letter where id = ${id}`
  return row
}

/** A failed job waits before it is tried again; tests do not. */
const hurry = () => t.owner`update graphile_worker._private_jobs set run_at = now() where run_at > now()`

const becomes = (id: string, status: string) =>
  vi.waitFor(async () => expect(await hurry().then(() => find(id))).toMatchObject({ status }), {
    timeout: 30_000,
    interval: 50,
  })

const resume = () =>
  t.app.work.chores
    .find(chore => chore.name === 'resume letters')
    ?.run({
      now: t.clock.now(),
      sql: t.sql,
      inEachCommunity: () => Promise.reject(new Error('one query is enough')),
    })

/** Waits until no job is left that could send the letter. */
const hasNoJob = (id: string) =>
  vi.waitFor(async () => expect(await countJobs(id)).toBe(0), { timeout: 30_000, interval: 20 })

beforeAll(async () => {
  t = await startTestApp({ mailTransport, runsJobs: true })
  communityId = (await buildCommunity(t)).id
})
afterAll(() => t.stop())
beforeEach(async () => {
  // A refused address gets no further letters.
  await t.owner`truncate mail_bounce`
  mail = await startMailServer()
  port = Number(new URL(mail.url).port)
  current = smtpTransport(mail.url)
  mailTransport.isReady = true
})
afterEach(async () => {
  current.close()
  await mail.stop()
})

describe('a letter over SMTP', () => {
  test('arrives once, with both parts, its headers and its own Message-ID', async () => {
    const headers = {
      'List-Unsubscribe': `<https://club.example/unsubscribe?token=${'a'.repeat(120)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    const id = await send({ headers })
    await becomes(id, 'SENT')
    expect(await find(id)).toMatchObject({ attempts: 1, problem: null, sentAt: expect.any(String) })
    expect(mail.arrived).toHaveLength(1)
    const [{ email, recipients } = expect.fail('no letter')] = mail.arrived
    expect(recipients).toEqual([draft.recipient])
    expect(email.subject).toBe(draft.subject)
    expect(email.messageId).toBe(`<${id}@samovar.example>`)
    expect(email.from).toMatchObject({ address: t.config.MAIL_FROM, name: expect.stringContaining('Club') })
    expect(email.text?.trim()).toBe(draft.plain)
    expect(email.html?.trim()).toBe(draft.html)
    const header = (key: string) => email.headers.find(each => each.key === key)?.value
    expect(header('list-unsubscribe')).toBe(headers['List-Unsubscribe'])
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('auto-submitted')).toBe('auto-generated')
  })

  test('carries its calendar part as an alternative with its method, and as a file', async () => {
    const content = renderCalendar({ method: 'REQUEST', entries: [entry] })
    await becomes(await send({ calendar: { method: 'REQUEST', content } }), 'SENT')
    const [{ email, raw } = expect.fail('no letter')] = mail.arrived
    expect(email.text?.trim()).toBe(draft.plain)
    expect(email.html?.trim()).toBe(draft.html)
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m)
    const parts = email.attachments.map(({ mimeType, filename, content: bytes }) => ({
      mimeType,
      filename,
      text: typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes),
    }))
    expect(parts.map(({ mimeType }) => mimeType).sort()).toEqual(['application/ics', 'text/calendar'])
    expect(parts.find(({ mimeType }) => mimeType === 'application/ics')?.filename).toBe('invite.ics')
    for (const { text } of parts) {
      const calendar = new ICAL.Component(ICAL.parse(text))
      expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
      expect([event.uid, event.sequence, event.summary]).toEqual([entry.uid, entry.sequence, entry.title])
      expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-19T18:00:00Z'))
    }
  })

  test('carries its pictures inline, beside its calendar part', async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    const html = `<p>Tea</p><img src="data:image/png;base64,${pixel}" alt="One"/><img src="data:image/png;base64,${pixel}" alt="Two"/>`
    const content = renderCalendar({ method: 'REQUEST', entries: [entry] })
    await becomes(await send({ html, calendar: { method: 'REQUEST', content } }), 'SENT')
    const [{ email } = expect.fail('no letter')] = mail.arrived
    expect(email.html).not.toContain('data:')
    const pictures = email.attachments.filter(({ mimeType }) => mimeType === 'image/png')
    expect(pictures.map(({ disposition }) => disposition)).toEqual(['inline', 'inline'])
    for (const { contentId, content: bytes } of pictures) {
      expect(email.html).toContain(`src="cid:${contentId?.replace(/[<>]/g, '')}"`)
      expect(Buffer.from(bytes as ArrayBuffer).toString('base64')).toBe(pixel)
    }
    expect(email.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
  })

  test("is sent from the community's own address if it has one", async () => {
    const own = await buildCommunity(t)
    await t.owner`update community set sender_email = 'tea@club.example' where id = ${own.id}`
    t.app.communities.forget()
    await t.app.openScope(own.id, true, async scope => void (await scope.post(draft)))
    await vi.waitFor(() => expect(mail.arrived).toHaveLength(1), { timeout: 30_000 })
    expect(mail.arrived[0]?.email.from?.address).toBe('tea@club.example')
    expect(mail.arrived[0]?.email.messageId).toMatch(/@club\.example>$/)
  })

  test('is retried after a 4xx response, with the same Message-ID', async () => {
    mail.verdicts.push({ at: 'recipient', code: 451 })
    const id = await send()
    await vi.waitFor(async () => expect((await find(id))?.problem).toContain('451'), { timeout: 30_000, interval: 20 })
    expect((await find(id))?.status).toBe('WAITING')
    await becomes(id, 'SENT')
    expect((await find(id))?.attempts).toBe(2)
    expect(mail.arrived.map(({ email }) => email.messageId)).toEqual([`<${id}@samovar.example>`])
  })

  test.each(['recipient', 'letter'] as const)('fails permanently after a 5xx response to the %s', async at => {
    mail.verdicts.push({ at, code: 550 })
    const id = await send()
    await becomes(id, 'FAILED')
    expect((await find(id))?.problem).toContain('550')
    await resume()
    await hasNoJob(id)
    expect(await find(id)).toMatchObject({ status: 'FAILED', attempts: 1 })
    expect(mail.arrived).toHaveLength(0)
  })

  test('waits while the mail server is down, and is sent when it is back', async () => {
    await mail.stop()
    const id = await send()
    await vi.waitFor(async () => expect((await find(id))?.problem).toBeTruthy(), { timeout: 30_000, interval: 20 })
    expect((await find(id))?.status).toBe('WAITING')
    mail = await startMailServer(port)
    await becomes(id, 'SENT')
    expect(mail.arrived).toHaveLength(1)
  })

  test('is sent over a new connection when the pooled one was closed', async () => {
    await becomes(await send(), 'SENT')
    await mail.stop()
    mail = await startMailServer(port)
    const id = await send()
    await becomes(id, 'SENT')
    expect(mail.arrived).toHaveLength(1)
    expect((await find(id))?.attempts).toBe(1)
  })

  test('is sent again with the same Message-ID when the response was lost', async () => {
    mail.verdicts.push('cut')
    const id = await send()
    await becomes(id, 'SENT')
    expect(mail.arrived.map(({ email }) => email.messageId)).toEqual(Array(2).fill(`<${id}@samovar.example>`))
  })

  test('with a once-only key is not sent again when the response was lost, and becomes UNCERTAIN', async () => {
    mail.verdicts.push('cut')
    const id = await send({ onceKey: 'vera weekly 2026-47' })
    await becomes(id, 'UNCERTAIN')
    await resume()
    await hasNoJob(id)
    expect(await find(id)).toMatchObject({ status: 'UNCERTAIN', attempts: 1 })
    expect(mail.arrived).toHaveLength(1)
  })

  test('with a once-only key is retried when it was certainly not accepted', async () => {
    mail.verdicts.push({ at: 'letter', code: 451 })
    const id = await send({ onceKey: 'vera weekly 2026-48' })
    await becomes(id, 'SENT')
    expect(mail.arrived).toHaveLength(1)
  })

  test('with an existing once-only key is not written to the outbox', async () => {
    const first = await send({ onceKey: 'vera weekly 2026-49' })
    const second = await send({ onceKey: 'vera weekly 2026-49' })
    await becomes(first, 'SENT')
    expect(await find(second)).toBeUndefined()
    expect(mail.arrived).toHaveLength(1)
  })

  test('fails after its last attempt', async () => {
    mail.verdicts.push({ at: 'letter', code: 451 })
    mailTransport.isReady = false
    const id = await send()
    await t.owner`update letter set attempts = ${maxAttempts - 1} where id = ${id}`
    await hasNoJob(id)
    mailTransport.isReady = true
    await resume()
    await becomes(id, 'FAILED')
    expect(mail.arrived).toHaveLength(0)
  })
})

describe('user input', () => {
  test('cannot inject a header or a recipient', async () => {
    const id = await send({
      subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nand a body',
      headers: { 'X-Note': 'one\r\nBcc: two@example.com' },
    })
    await becomes(id, 'SENT')
    const [{ email, recipients, raw } = expect.fail('no letter')] = mail.arrived
    expect(recipients).toEqual([draft.recipient])
    expect(email.subject).toBe('Hello Bcc: thief@example.com and a body')
    expect(email.bcc ?? []).toEqual([])
    expect(raw).not.toMatch(/^bcc:/im)
    expect(email.text?.trim()).toBe(draft.plain)
  })

  test.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', 'A <a@example.com>', 'nobody'])(
    'is refused as the recipient %j',
    async recipient => {
      const id = await send({ recipient })
      await becomes(id, 'FAILED')
      expect(mail.arrived).toHaveLength(0)
    },
  )
})

describe('without a mail server', () => {
  test('letters wait without using up an attempt, and are sent once there is one', async () => {
    expect(makeMailTransport({ DEMO: false, SMTP_URL: undefined }).isReady).toBe(false)
    mailTransport.isReady = false
    const id = await send()
    await hasNoJob(id)
    expect(await find(id)).toMatchObject({ status: 'WAITING', attempts: 0 })
    await resume()
    expect(await countJobs(id)).toBe(0)
    mailTransport.isReady = true
    await Promise.all([resume(), resume()])
    await becomes(id, 'SENT')
    expect(mail.arrived).toHaveLength(1)
  })

  test('a letter that has a job gets no second one', async () => {
    mail.verdicts.push({ at: 'letter', code: 451 })
    const id = await send()
    await vi.waitFor(() => expectFailedJob(id, '451'), { timeout: 30_000, interval: 20 })
    // Otherwise it may be tried again meanwhile.
    await t.owner`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`
    const before = await findJob(id)
    await resume()
    expect(await findJob(id)).toEqual(before)
    await becomes(id, 'SENT')
    expect(mail.arrived).toHaveLength(1)
  })

  test('a letter in SENDING without a job is sent again, unless it has a once-only key', async () => {
    mailTransport.isReady = false
    const atLeastOnce = await send()
    const onceOnly = await send({ onceKey: 'vera weekly 2026-50' })
    for (const id of [atLeastOnce, onceOnly]) await hasNoJob(id)
    await t.owner`update letter set status = 'SENDING' where id in ${t.owner([atLeastOnce, onceOnly])}`
    mailTransport.isReady = true
    await resume()
    await becomes(atLeastOnce, 'SENT')
    await becomes(onceOnly, 'UNCERTAIN')
    expect(mail.arrived).toHaveLength(1)
  })

  test("the demo's transport is ready", () => {
    expect(makeMailTransport({ DEMO: true, SMTP_URL: undefined }).isReady).toBe(true)
  })
})

const countJobs = async (id: string) =>
  (await t.owner`select from graphile_worker.jobs where key = ${`letter ${id}`}`).length

const findJob = async (id: string) =>
  (
    await t.owner`
    select run_at, attempts, last_error, locked_at from graphile_worker.jobs where key = ${`letter ${id}`}`
  )[0]

/** The failed attempt is recorded later than the problem of the letter. */
const expectFailedJob = async (id: string, problem: string) =>
  expect(await findJob(id)).toMatchObject({ lockedAt: null, lastError: expect.stringContaining(problem) })
