import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { communityApi } from '#contract/communities/community.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildCommunity } from './testing.ts'

type SentLetter = { kind: string; lang: string; subject: string; html: string; plain: string; communityId: string }

let t: TestApp
let place: { id: string; host: string }

beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  place = await buildCommunity(t)
})
afterAll(() => t.stop())

async function buildFounder(options: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(t, options)
  await buildConnection(t, { communityId: place.id, userId: user.id })
  return { ...user, ...(await buildSession(t, { communityId: place.id, userId: user.id })) }
}

const lettersTo = (recipient: string) => t.owner<SentLetter[]>`
  select kind, lang, subject, html, plain, community_id from letter where recipient = ${recipient} and status = 'SENT'`

const letterTo = (recipient: string): Promise<SentLetter> =>
  vi.waitFor(
    async () => {
      const [letter] = await lettersTo(recipient)
      return letter ?? expect.fail('no letter yet')
    },
    { timeout: 30_000 },
  )

describe('creating a community', () => {
  test('sends the founder a letter in their language, with the new address and next steps', async () => {
    const founder = await buildFounder({ preferredLang: 'ru' })
    const input = { domain: 'tea-club', title: 'Чай & <b>игры</b>' }
    const headers = { 'accept-language': 'en', 'x-forwarded-host': 'thief.example' }
    const reply = await t.call(communityApi.create, input, { token: founder.token, host: place.host, headers })
    expect(reply.status).toBe(200)
    const letter = await letterTo(founder.email)
    expect(letter).toMatchObject({ kind: 'community.opened', lang: 'ru', communityId: place.id })
    expect(letter.subject).toBe('Ваше сообщество «Чай & <b>игры</b>» открыто')
    expect(letter.html).toContain('Чай &amp; &lt;b&gt;игры&lt;/b&gt;')
    for (const path of ['', '/registration', '/admin'])
      expect(letter.plain).toContain(`${reply.body.communityUrl}${path}\n`)
    const origins = [...`${letter.html} ${letter.plain}`.matchAll(/https?:\/\/[^/"\s<]+/g)].map(([origin]) => origin)
    const ours = [reply.body.communityUrl, `http://${place.host}`, 'http://www.w3.org']
    expect(origins.filter(origin => !ours.includes(origin))).toEqual([])
  })

  test('sends the letter in the language of the page to a founder without a preferred language', async () => {
    const founder = await buildFounder()
    const input = { domain: 'tea-club-en', title: 'Tea club' }
    const options = { token: founder.token, host: place.host, headers: { 'accept-language': 'en' } }
    expect((await t.call(communityApi.create, input, options)).status).toBe(200)
    const { subject, lang } = await letterTo(founder.email)
    expect({ subject, lang }).toEqual({ subject: 'Your community Tea club is open', lang: 'en' })
  })

  test('sends one letter when the call is repeated, and none when it fails', async () => {
    const founder = await buildFounder()
    const input = { domain: 'tea-club-once', title: 'Tea club' }
    const options = { token: founder.token, host: place.host, headers: { 'idempotency-key': 'one' } }
    await t.call(communityApi.create, input, options)
    await t.call(communityApi.create, input, options)
    const taken = await t.call(communityApi.create, input, { token: founder.token, host: place.host })
    expect(taken.failure.name).toBe('DOMAIN_TAKEN')
    await letterTo(founder.email)
    // A later letter has arrived, so an earlier one would have too.
    const other = await buildFounder()
    const later = { token: other.token, host: place.host }
    await t.call(communityApi.create, { domain: 'tea-club-later', title: 'Later' }, later)
    await letterTo(other.email)
    expect(await lettersTo(founder.email)).toHaveLength(1)
  })
})
