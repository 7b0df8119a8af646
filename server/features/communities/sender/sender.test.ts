import { createHash, createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { smtpTransport } from '#server/platform/mail/smtp.ts'
import { type DnsServer, startDnsServer } from '#server/testing/dns-server.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { type Arrived, type MailServer, startMailServer } from '#server/testing/mail-server.ts'

let dns: DnsServer
let mail: MailServer
let t: TestApp
beforeAll(async () => {
  dns = await startDnsServer()
  mail = await startMailServer()
  t = await startTestApp({
    environment: { DNS_SERVER: dns.address, MAIL_FROM: 'hello@samovar.example' },
    mailTransport: smtpTransport(mail.url),
    runsJobs: true,
  })
})
afterAll(async () => {
  await t.stop()
  await mail.stop()
  await dns.stop()
})
beforeEach(async () => {
  dns.texts.clear()
  dns.isSilent = false
  mail.arrived.length = 0
  await t.owner`truncate call_count`
})

async function openClub() {
  const club = await buildCommunity(t)
  const { userId } = await buildParticipant(t, { communityId: club.id, role: 'ROLE_ADMIN' })
  return { ...club, as: { host: club.host, token: (await buildSession(t, { communityId: club.id, userId })).token } }
}
type Club = Awaited<ReturnType<typeof openClub>>

const ask = (club: Club, address = 'tea@club.example') => t.call(api.sender.request, { address }, club.as)
const check = (club: Club) => t.call(api.sender.check, {}, club.as)
const get = async (club: Club) => (await t.call(api.sender.get, {}, club.as)).body
const changes = async (club: Club) => (await t.call(api.change.list, { kind: 'sender' }, club.as)).body.items
const statesOf = ({ own }: Awaited<ReturnType<typeof get>>) => own?.records.map(({ kind, state }) => `${kind} ${state}`)

async function setRecords(club: Club): Promise<void> {
  for (const { name, value } of (await get(club)).own?.records ?? []) dns.texts.set(name, [value])
}

/** Communities are cached; the notification of a change may come later than the reply. */
const usesAddress = (club: Club, senderEmail: string | null) =>
  expect
    .poll(async () => (await t.call(api.community.get, { id: club.id }, { host: club.host })).body.senderEmail)
    .toBe(senderEmail)

async function sendTest(club: Club, lang: 'en' | 'ru' = 'en'): Promise<Arrived> {
  mail.arrived.length = 0
  expect((await t.call(api.sender.sendTest, { lang }, club.as)).status).toBe(200)
  await vi.waitFor(() => expect(mail.arrived).toHaveLength(1), { timeout: 30_000, interval: 20 })
  return mail.arrived[0] ?? expect.fail('no letter')
}

const headerOf = ({ email }: Arrived, key: string) => email.headers.find(header => header.key === key)?.value

/** RFC 6376 with relaxed headers and body, as nodemailer signs; written from the standard. */
function isSigned({ raw }: Arrived, domain: string): boolean {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const lineOf = (name: string) => lines.findLast(line => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  const relaxed = (line: string) => {
    const at = line.indexOf(':')
    return `${line.slice(0, at).trim().toLowerCase()}:${line
      .slice(at + 1)
      .replace(/\s+/g, ' ')
      .trim()}`
  }
  const signature = lineOf('DKIM-Signature')
  if (!signature) return false
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map(tag => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')]),
  )
  const body = rest
    .join('\r\n\r\n')
    .split('\r\n')
    .map(line => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n')
  const isWhole = createHash('sha256').update(body).digest('base64') === tags.bh
  const signed = String(tags.h)
    .split(':')
    .flatMap(name => lineOf(name) ?? [])
  const own = relaxed(signature.replace(/\bb=[^;]*/, 'b='))
  const text = [...signed.map(relaxed), own].join('\r\n')
  const [record = ''] = dns.texts.get(`${tags.s}._domainkey.${tags.d}`) ?? []
  const key = createPublicKey({
    key: Buffer.from(/p=(.*)/.exec(record)?.[1] ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  })
  const isGenuine = verify('sha256', Buffer.from(text), key, Buffer.from(String(tags.b), 'base64'))
  return isWhole && isGenuine && tags.d === domain && String(tags.h).split(':').includes('from')
}

describe('the sender of a community', () => {
  test('is the installation with the name of the community, until its address is proved', async () => {
    const club = await openClub()
    expect(await get(club)).toEqual({
      address: 'hello@samovar.example',
      installationAddress: 'hello@samovar.example',
      own: null,
    })
    const { own } = (await ask(club)).body
    expect(own).toMatchObject({ address: 'tea@club.example', checkedAt: null, verifiedAt: null })
    expect(own?.records).toEqual([
      { kind: 'SPF', name: 'club.example', value: 'v=spf1 include:samovar.example ~all', state: 'unknown' },
      {
        kind: 'DKIM',
        name: expect.stringMatching(/^samovar-[0-9a-f]{8}\._domainkey\.club\.example$/),
        value: expect.stringMatching(/^v=DKIM1; k=rsa; p=[\w+/=]{392}$/),
        state: 'unknown',
      },
      { kind: 'DMARC', name: '_dmarc.club.example', value: 'v=DMARC1; p=none', state: 'unknown' },
    ])
    const letter = await sendTest(club)
    expect(letter.email.from).toEqual({ name: `Club ${club.domain}`, address: 'hello@samovar.example' })
    expect(headerOf(letter, 'dkim-signature')).toBeUndefined()
  })

  test('is its own address once all records are found, and letters are signed with its key', async () => {
    const club = await openClub()
    await ask(club)
    expect(statesOf((await check(club)).body)).toEqual(['SPF missing', 'DKIM missing', 'DMARC missing'])
    await setRecords(club)
    dns.texts.delete('_dmarc.club.example')
    const almost = (await check(club)).body
    expect([almost.address, statesOf(almost)]).toEqual([
      'hello@samovar.example',
      ['SPF found', 'DKIM found', 'DMARC missing'],
    ])
    await setRecords(club)
    const green = (await check(club)).body
    expect(green).toMatchObject({ address: 'tea@club.example', own: { verifiedAt: expect.any(String) } })
    await usesAddress(club, 'tea@club.example')
    const letter = await sendTest(club)
    expect(letter.email.from?.address).toBe('tea@club.example')
    expect(isSigned(letter, 'club.example')).toBe(true)
    const forged = { ...letter, raw: letter.raw.replace('This is how your', 'This is not how your') }
    expect(isSigned(forged, 'club.example')).toBe(false)
    expect((await changes(club)).map(({ before, after, can }) => [before, after, can.undo])).toEqual([
      [{ senderEmail: null }, { senderEmail: 'tea@club.example' }, false],
      [{ requested: null }, { requested: 'tea@club.example' }, false],
    ])
  })

  test('is the installation again when a record is gone, not when the DNS servers are silent', async () => {
    const club = await openClub()
    await ask(club)
    await setRecords(club)
    await check(club)
    await usesAddress(club, 'tea@club.example')
    dns.isSilent = true
    expect((await check(club)).failure).toMatchObject({ name: 'DNS_UNAVAILABLE', status: 400 })
    expect((await get(club)).own?.verifiedAt).not.toBeNull()
    dns.isSilent = false
    dns.texts.set('club.example', ['v=spf1 -all'])
    expect((await check(club)).body).toMatchObject({ address: 'hello@samovar.example', own: { verifiedAt: null } })
    await usesAddress(club, null)
    expect((await sendTest(club)).email.from?.address).toBe('hello@samovar.example')
  })

  test('is not proved by the key of another community', async () => {
    const [owner, thief] = [await openClub(), await openClub()]
    for (const club of [owner, thief]) await ask(club)
    await setRecords(owner)
    expect((await check(owner)).body.address).toBe('tea@club.example')
    expect(statesOf((await check(thief)).body)).toEqual(['SPF found', 'DKIM missing', 'DMARC found'])
    expect((await get(thief)).address).toBe('hello@samovar.example')
  })

  test('is shown by a test letter to a confirmed address alone', async () => {
    const club = await openClub()
    await t.owner`update app_user set email_confirmed_at = null where id in (
      select user_id from connection where community_id = ${club.id})`
    const { failure } = await t.call(api.sender.sendTest, { lang: 'en' }, club.as)
    expect([failure.status, failure.name]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
  })

  test('is given up, or exchanged for another address that is not proved yet', async () => {
    const club = await openClub()
    await ask(club)
    await setRecords(club)
    await check(club)
    expect((await ask(club, 'tea@other.example')).body).toMatchObject({
      address: 'hello@samovar.example',
      own: { address: 'tea@other.example', verifiedAt: null },
    })
    await setRecords(club)
    expect((await check(club)).body.address).toBe('tea@other.example')
    const removed = (await t.call(api.sender.remove, {}, club.as)).body
    expect(removed).toMatchObject({ address: 'hello@samovar.example', own: null })
    expect((await check(club)).failure.name).toBe('NOT_FOUND')
  })

  test('keeps its private key encrypted', async () => {
    const club = await openClub()
    await ask(club)
    const [row] = await t.owner`select dkim_private_key from sender where community_id = ${club.id}`
    expect(row?.dkimPrivateKey).toMatch(/^sealed:/)
    expect(row?.dkimPrivateKey).not.toContain('PRIVATE KEY')
  })

  test.each(['tea@localhost.localhost', 'tea@printer.local', 'tea@10.0.0.1'])('cannot be %s', async address => {
    const { failure } = await ask(await openClub(), address)
    expect(['SENDER_DOMAIN', 'INVALID_INPUT']).toContain(failure.name)
  })
})

describe('the brand of letters', () => {
  const lettersConfig = {
    senderName: { en: 'The tea table', ru: 'Чайный стол' },
    replyTo: 'people@club.example',
    footer: { en: 'Tea street 1\nBerlin <b>', ru: 'Чайная, 1' },
  }
  const save = async (club: Club, config: object = lettersConfig) => {
    const { version } = (await t.call(api.communitySetting.get, {}, club.as)).body
    return t.call(api.communitySetting.update, { version, lettersConfig: config as typeof lettersConfig }, club.as)
  }

  test('is in each letter: name, reply address, and the foot in the language of the reader', async () => {
    const club = await openClub()
    expect((await save(club)).status).toBe(200)
    await expect
      .poll(async () => (await t.call(api.community.get, { id: club.id }, { host: club.host })).body.lettersConfig)
      .toEqual(lettersConfig)
    const english = await sendTest(club)
    expect(english.email.from?.name).toBe('The tea table')
    expect(english.email.replyTo).toEqual([{ name: '', address: 'people@club.example' }])
    expect(english.email.html).toContain('Tea street 1<br/>Berlin &lt;b&gt;')
    expect(english.email.text).toContain('Tea street 1\nBerlin <b>')
    const russian = await sendTest(club, 'ru')
    expect(russian.email.from?.name).toBe('Чайный стол')
    expect(russian.email.text).toContain('Чайная, 1')
    expect(russian.email.subject).toContain('Так выглядят письма')
  })

  test('is previewed before it is saved, by the template of the letters', async () => {
    const club = await openClub()
    const { body } = await t.call(api.sender.preview, { lang: 'ru', lettersConfig }, club.as)
    expect(body.from).toEqual({
      name: 'Чайный стол',
      address: 'hello@samovar.example',
      replyTo: 'people@club.example',
    })
    expect(body.html).toContain('Чайная, 1')
    expect(body.html).toContain('prefers-color-scheme:dark')
    expect((await t.call(api.communitySetting.get, {}, club.as)).body.lettersConfig.footer.ru).toBe('')
  })

  test('can be undone from the audit log', async () => {
    const club = await openClub()
    await save(club)
    const { items } = (await t.call(api.change.list, {}, club.as)).body
    expect(items[0]).toMatchObject({
      after: { 'lettersConfig.replyTo': 'people@club.example', 'lettersConfig.footer.ru': 'Чайная, 1' },
      can: { undo: true },
    })
    const undone = await t.call(api.communitySetting.undo, { id: items[0]?.id ?? '' }, club.as)
    expect(undone.body.lettersConfig).toEqual({
      senderName: { en: '', ru: '' },
      replyTo: null,
      footer: { en: '', ru: '' },
    })
  })

  test.each([
    ['an address in the name', { senderName: { en: 'evil.example', ru: '' } }, 'lettersConfig.senderName.en'],
    ['two reply addresses', { replyTo: 'a@b.example, c@d.example' }, 'lettersConfig.replyTo'],
    ['a footer without an end', { footer: { en: 'x'.repeat(501), ru: '' } }, 'lettersConfig.footer.en'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { failure } = await save(await openClub(), { ...lettersConfig, ...wrong })
    expect(Object.keys(failure.fields ?? {})).toEqual([field])
  })
})
