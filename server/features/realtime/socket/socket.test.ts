import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { socketApi } from '#contract/realtime/socket.ts'
import { communityTopic } from '#contract/realtime/topics.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { logOptions } from '#server/platform/log/log.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { openStomp, type SocketAddress, type StompClient } from '#server/testing/stomp-client.ts'
import { recheckEveryMs } from './socket-recheck.ts'

let t: TestApp
let url: string
let here: { id: string; domain: string; host: string }
let elsewhere: { id: string; domain: string; host: string }
const open: StompClient[] = []
const lines: string[] = []

beforeAll(async () => {
  const keep = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  t = await startTestApp({ environment: { REALTIME: 'true' }, log: pino(logOptions('info'), keep) })
  url = await t.listen()
  here = await buildCommunity(t)
  elsewhere = await buildCommunity(t)
})
afterAll(() => t.stop())
afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
})

async function connect(address: Omit<SocketAddress, 'url'>): Promise<StompClient> {
  const client = await openStomp({ url, host: here.host, ...address })
  open.push(client)
  return client
}
const member = () => buildSignedInParticipant(t, here.id)
const publish = (topic: string, participantIds: string[], body: string, communityId = here.id) =>
  t.app.openScope(communityId, true, scope => scope.publish({ topic, audience: { participantIds }, body }))
const chats = () => communityTopic(here.id, 'chats')
const presence = () => communityTopic(here.id, 'presence')

describe('the socket', () => {
  test('opens with a token in the address, in a header, or as a passcode, and carries what is published', async () => {
    const { id, token } = await member()
    const ways: Omit<SocketAddress, 'url'>[] = [
      { query: `?token=${token}` },
      { headers: { Authorization: `Bearer ${token}` } },
      { headers: { login: 'token', passcode: token } },
    ]
    const bodies = await Promise.all(ways.map(async way => (await connect(way)).subscribe(chats())))
    await publish(chats(), [id], 'hello')
    await expect.poll(() => bodies).toEqual([['hello'], ['hello'], ['hello']])
  })

  test('opens for an organiser without a profile, who is reached by user', async () => {
    const organiser = await buildConnection(t, { communityId: here.id, isOrganiser: true })
    const { token } = await buildSession(t, organiser)
    const topic = communityTopic(here.id, 'notifications')
    const bodies = await (await connect({ query: `?token=${token}` })).subscribe(topic)
    await t.app.openScope(here.id, true, scope =>
      scope.publish({ topic, audience: { userIds: [organiser.userId] }, body: '{"seq":1}' }),
    )
    await expect.poll(() => bodies).toEqual(['{"seq":1}'])
  })

  test('opens once with a ticket, within a minute', async () => {
    const { id, token } = await member()
    const issue = async () => (await t.call(socketApi.issueTicket, {}, { token, host: here.host })).body.ticket
    const ticket = await issue()
    const bodies = await (await connect({ query: `?ticket=${ticket}` })).subscribe(chats())
    await publish(chats(), [id], 'hello')
    await expect.poll(() => bodies).toEqual(['hello'])
    await expect(connect({ query: `?ticket=${ticket}` })).rejects.toThrow('Unauthorized')
    const [old, foreign] = [await issue(), await issue()]
    await expect(connect({ query: `?ticket=${foreign}`, host: elsewhere.host })).rejects.toThrow('Unauthorized')
    t.clock.moveBy(60_001)
    await expect(connect({ query: `?ticket=${old}` })).rejects.toThrow('Unauthorized')
  })

  test('of ten who send one ticket at the same moment opens for one', async () => {
    const { token } = await member()
    const { ticket } = (await t.call(socketApi.issueTicket, {}, { token, host: here.host })).body
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => connect({ query: `?ticket=${ticket}` })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('opens for pages of this installation only', async () => {
    const { token } = await member()
    const query = `?token=${token}`
    for (const origin of ['https://evil.example', 'null', `http://${here.domain}.localhost.evil.example:3000`])
      await expect(connect({ query, origin }), origin).rejects.toThrow('403')
    const own = await connect({ query, origin: `http://${here.domain}.localhost:3000` })
    expect(own.isOpen()).toBe(true)
  })

  test('leaves no token in the log, and a warning when access is denied', async () => {
    lines.length = 0
    const { token } = await member()
    const client = await connect({ query: `?token=${token}` })
    await expect(client.subscribe(communityTopic(elsewhere.id, 'chats'))).rejects.toThrow('Access denied')
    await expect(connect({ query: '?token=wrong' })).rejects.toThrow('Unauthorized')
    await fetch(`${url}/api/ws?token=${token}`)
    await expect.poll(() => lines.filter(line => line.includes('/api/ws')).length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(token)
    const warnings = lines.map(line => JSON.parse(line)).filter(({ level }) => level !== 'info')
    expect(warnings).toMatchObject([{ level: 'warn', msg: 'access denied on the socket' }])
  })

  test('refuses what a client sends to a topic', async () => {
    const { id, token } = await member()
    const client = await connect({ query: `?token=${token}` })
    const bodies = await (await connect({ query: `?token=${token}` })).subscribe(chats())
    client.send(chats(), 'forged')
    await expect.poll(() => client.errors).toEqual(['Access denied'])
    await publish(chats(), [id], 'real')
    await expect.poll(() => bodies).toEqual(['real'])
  })

  test('carries bodies that are larger than a notification of the database, in order', async () => {
    const { id, token } = await member()
    const bodies = await (await connect({ query: `?token=${token}` })).subscribe(chats())
    const large = 'я'.repeat(50_000)
    for (const body of ['1', large, '2', large, '3']) await publish(chats(), [id], body)
    await expect.poll(() => bodies.map(({ length }) => length)).toEqual([1, 50_000, 1, 50_000, 1])
    expect(bodies).toEqual(['1', large, '2', large, '3'])
  })

  test('carries nothing of a transaction that is undone', async () => {
    const { id, token } = await member()
    const bodies = await (await connect({ query: `?token=${token}` })).subscribe(chats())
    const undone = t.app.openScope(here.id, true, async scope => {
      await scope.publish({ topic: chats(), audience: { participantIds: [id] }, body: 'undone' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await publish(chats(), [id], 'done')
    await expect.poll(() => bodies).toEqual(['done'])
  })

  test('tells everybody to catch up when notifications may have been lost', async () => {
    const { token } = await member()
    const bodies = await (await connect({ query: `?token=${token}` })).subscribe(chats())
    await t.owner`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`
    await expect.poll(() => bodies).toEqual(['{"type":"catchUp"}'])
  })

  test('is counted in the metrics, and shows as online who has one', async () => {
    const [ann, bob] = [await member(), await member()]
    const bodies = await (await connect({ query: `?token=${ann.token}` })).subscribe(presence())
    await connect({ query: `?token=${bob.token}` })
    await expect.poll(() => bodies).toContain(JSON.stringify({ participantId: bob.id, online: true }))
    // The server may learn a moment later that those of the test before are closed.
    await expect.poll(async () => (await fetch(`${url}/metrics`)).text()).toContain('realtime_sockets 2\n')
  })
})

describe('at the next check', () => {
  test('which comes soon enough for five seconds', () => {
    expect(recheckEveryMs).toBeLessThanOrEqual(3000)
  })

  test('a socket ends or narrows with the rights of its person', async () => {
    const people = {
      signedOut: await member(),
      blocked: await member(),
      deleted: await member(),
      hidden: await member(),
      stays: await member(),
      newcomer: { userId: (await buildUser(t)).id },
    }
    const { token } = await buildSession(t, { communityId: here.id, ...people.newcomer })
    const sockets: Record<string, StompClient> = {}
    const received: Record<string, { chats: string[]; presence: string[] }> = {}
    for (const [name, person] of Object.entries(people)) {
      const client = await connect({ query: `?token=${'token' in person ? person.token : token}` })
      sockets[name] = client
      received[name] = {
        chats: await client.subscribe(chats()),
        presence: name === 'newcomer' ? [] : await client.subscribe(presence()),
      }
    }
    // Nobody is told that somebody has gone whom nobody was told of.
    const rowsOfHidden = () => t.owner`select from presence where participant_id = ${people.hidden.id}`
    await expect.poll(async () => (await rowsOfHidden()).length).toBe(1)
    const endOf = (name: string) => (sockets[name]?.isOpen() ? null : sockets[name]?.errors)
    await t.owner`update session set ended_at = now() where user_id = ${people.signedOut.userId}`
    await t.owner`update app_user set blocked_at = now() where id = ${people.blocked.userId}`
    await t.owner`update app_user set deleted_at = now() where id = ${people.deleted.userId}`
    await t.owner`update participant set is_profile_enabled = false where id = ${people.hidden.id}`
    const { id } = await buildParticipant(t, { communityId: here.id, userId: people.newcomer.userId })
    await expect
      .poll(() => ['signedOut', 'blocked', 'deleted'].map(endOf))
      .toEqual([['Session ended'], ['Session ended'], ['Session ended']])
    // Told by the same check that the person is hidden.
    const gone = JSON.stringify({ participantId: people.hidden.id, online: false })
    await expect.poll(() => received.stays?.presence).toContain(gone)
    await t.app.openScope(here.id, true, scope =>
      scope.publish({ topic: presence(), audience: { exceptIds: [] }, body: 'for members' }),
    )
    // To an open socket, about a profile that is younger than it.
    await publish(chats(), [id, people.hidden.id], 'welcome')
    await expect.poll(() => [received.newcomer?.chats, received.hidden?.chats]).toEqual([['welcome'], ['welcome']])
    expect(received.hidden?.presence).not.toContain('for members')
    expect(received.stays?.presence).toContain('for members')
    expect([endOf('hidden'), endOf('stays'), endOf('newcomer')]).toEqual([null, null, null])
  })
})
