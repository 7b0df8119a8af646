import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { killChildWorker, killChildWorkers, startChildWorker, startNextWorker } from '#server/testing/child-worker.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import type { LetterDraft } from './draft.ts'
import type { MailTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

const draft: LetterDraft = {
  kind: 'community.opened',
  recipient: 'vera@example.com',
  about: [],
  lang: 'en',
  subject: 'Hello',
  html: '<p>Hello</p>',
  plain: 'Hello',
}

let t: TestApp
let mail: MailServer
let mailTransport: MailTransport
let communityId: string

async function send(options: Partial<LetterDraft> = {}): Promise<string> {
  let id = ''
  await t.app.openScope(communityId, true, async scope => {
    id = await scope.post({ ...draft, ...options })
  })
  return id
}

const statusOf = async (id: string) => (await t.owner`select status from letter where id = ${id}`)[0]?.status

beforeAll(async () => {
  mail = await startMailServer()
  mailTransport = smtpTransport(mail.url)
  t = await startTestApp({ mailTransport })
  communityId = (await buildCommunity(t)).id
})
afterAll(async () => {
  killChildWorkers()
  await t.stop()
  await mail.stop()
})

describe('when a process is killed during delivery', () => {
  test('another sends the letter with the same Message-ID', {
    timeout: 60_000,
  }, async () => {
    const child = await startChildWorker({ DATABASE_URL: t.ownerUrl, SMTP_URL: mail.url })
    // The worst moment: the mail server has read the letter and not responded yet.
    mail.verdicts.push('hang', 'hang')
    const atLeastOnce = await send()
    const onceOnly = await send({ onceKey: 'vera weekly 2026-47' })
    await vi.waitFor(() => expect(mail.arrived).toHaveLength(2), { timeout: 30_000 })
    expect(await statusOf(atLeastOnce)).toBe('SENDING')
    await killChildWorker(child)

    const worker = await startNextWorker(t)
    try {
      await vi.waitFor(async () => expect(await statusOf(atLeastOnce)).toBe('SENT'), {
        timeout: 30_000,
        interval: 50,
      })
      await vi.waitFor(async () => expect(await statusOf(onceOnly)).toBe('UNCERTAIN'), {
        timeout: 30_000,
        interval: 50,
      })
    } finally {
      await worker.stop()
    }
    const ids = (letterId: string) =>
      mail.arrived.filter(({ email }) => email.messageId?.includes(letterId)).map(({ email }) => email.messageId)
    expect(ids(atLeastOnce)).toEqual(Array(2).fill(`<${atLeastOnce}@samovar.example>`))
    expect(ids(onceOnly)).toHaveLength(1)
  })
})
