import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildBlock } from '#server/features/auth/block/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { signChat } from '#server/features/users/telegram/rules.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildSession } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let elsewhere: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  elsewhere = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const at = (token: string, host = here.host) => ({ host, token })
const isIn = async (token: string, host?: string) =>
  (await t.call(api.user.getCurrent, {}, at(token, host))).status === 200

describe('the list of sessions', () => {
  test("shows the user's own, and ends one or all others", async () => {
    const person = await buildParticipantUser(t, here.id)
    await buildSession(t, await buildParticipantUser(t, here.id))
    const [one, two, three] = [
      await buildSession(t, person),
      await buildSession(t, person),
      await buildSession(t, person),
    ]
    const { body } = await t.call(api.session.listSessions, {}, at(one.token))
    expect(body.map(session => session.id).sort()).toEqual([one.id, two.id, three.id].sort())
    expect(body.filter(session => session.isCurrent).map(session => session.id)).toEqual([one.id])
    expect((await t.call(api.session.endSession, { id: two.id }, at(one.token))).status).toBe(200)
    expect([await isIn(one.token), await isIn(two.token), await isIn(three.token)]).toEqual([true, false, true])
    expect((await t.call(api.session.endSession, { id: two.id }, at(one.token))).status).toBe(404)
    await t.call(api.session.endOtherSessions, {}, at(one.token))
    expect([await isIn(one.token), await isIn(three.token)]).toEqual([true, false])
  })
})

describe('a ticket to another community', () => {
  const connected = async () => {
    const person = await buildParticipantUser(t, here.id)
    await buildConnection(t, { communityId: elsewhere.id, userId: person.id })
    return { ...person, token: (await buildSession(t, person)).token }
  }
  const ticketFor = async (token: string, url = `http://${elsewhere.host}/events?show=past`) =>
    t.call(api.session.makeTicket, { url }, at(token))
  const exchange = (ticket: string, host = elsewhere.host) => t.call(api.session.exchange, { ticket }, { host })

  test('opens a session there, once, and keeps path and query', async () => {
    const person = await connected()
    const url = new URL((await ticketFor(person.token)).body.url)
    const ticket = url.searchParams.get('token') as string
    expect(`${url.origin}${url.pathname}`).toBe(`http://${elsewhere.host}/events`)
    expect(url.searchParams.get('show')).toBe('past')
    expect((await exchange(ticket, here.host)).failure.name).toBe('INVALID_CODE')
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(ticket)))
    const opened = answers.filter(answer => answer.status === 200)
    expect(opened).toHaveLength(1)
    expect(await isIn(opened[0]?.body.token as string, elsewhere.host)).toBe(true)
  })

  test('expires after a minute', async () => {
    const { body } = await ticketFor((await connected()).token)
    t.clock.moveBy(60_000)
    expect((await exchange(new URL(body.url).searchParams.get('token') as string)).failure.name).toBe('INVALID_CODE')
  })

  test('is refused once the session that made it has ended', async () => {
    for (const end of ['logout', 'revoke'] as const) {
      const person = await connected()
      const { body } = await ticketFor(person.token)
      if (end === 'logout') await t.call(api.session.logout, {}, at(person.token))
      else await t.owner`update session set ended_at = now() where user_id = ${person.id}`
      const answer = await exchange(new URL(body.url).searchParams.get('token') as string)
      expect(answer.failure.name).toBe('INVALID_CODE')
    }
  })

  test("is refused for addresses that are not ours, or not of the user's communities", async () => {
    const person = await buildParticipantUser(t, here.id)
    const { token } = await buildSession(t, person)
    for (const url of [
      `http://${elsewhere.host}/`,
      'https://evil.example/',
      `http://${here.host.split(':')[0]}.evil.example/`,
    ])
      expect((await ticketFor(token, url)).status).toBe(404)
  })

  test('leads to a child community without being connected to it, which connects the user', async () => {
    const child = await buildCommunity(t)
    await t.owner`
      update community set parent_community_domain = (select domain from community where id = ${here.id}) where id = ${child.id}`
    const { token } = await buildSession(t, await buildParticipantUser(t, here.id))
    const { body } = await ticketFor(token, `http://${child.host}/`)
    const opened = await exchange(new URL(body.url).searchParams.get('token') as string, child.host)
    const started = await t.call(api.user.init, {}, { token: opened.body.token, host: child.host })
    expect(started.body.user.connectedCommunities).toContain(child.id)
    // Only downwards: a member of the child alone has no way into the parent.
    const { token: there } = await buildSession(t, await buildParticipantUser(t, child.id))
    const upwards = await t.call(api.session.makeTicket, { url: `http://${here.host}/` }, at(there, child.host))
    expect(upwards.status).toBe(404)
  })

  test('is refused when its user was blocked there meanwhile', async () => {
    const person = await connected()
    const { body } = await ticketFor(person.token)
    await buildBlock(t, { communityId: elsewhere.id, userId: person.id })
    const answer = await exchange(new URL(body.url).searchParams.get('token') as string)
    expect(answer.failure.name).toBe('ACCESS_DENIED')
  })
})

describe('a Telegram chat', () => {
  test("is linked only with the nonce that the bot signed, and only to the caller's account", async () => {
    const person = await buildParticipantUser(t, here.id)
    const other = await buildParticipantUser(t, here.id)
    const { token } = await buildSession(t, person)
    const secret = t.config.SESSION_SECRET
    const nonce = signChat('42', secret, t.clock.now())
    const connect = (more: Partial<{ userId: string; chatId: string; nonce: string }> = {}) =>
      t.call(api.telegram.connect, { userId: person.id, chatId: '42', username: 'vera', nonce, ...more }, at(token))
    expect((await connect({ userId: other.id })).status).toBe(404)
    for (const wrong of [{ chatId: '43' }, { nonce: 'x' }, { nonce: signChat('42', `${secret}!`, t.clock.now()) }])
      expect((await connect(wrong)).failure.name).toBe('INVALID_CODE')
    expect((await connect()).status).toBe(200)
    expect(await t.owner`select from telegram_account where user_id = ${person.id} and chat_id = '42'`).toHaveLength(1)
    t.clock.moveBy(3_600_000)
    expect((await connect()).failure.name).toBe('INVALID_CODE')
  })
})
