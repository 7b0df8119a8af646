import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { communityTopic } from '#contract/realtime/topics.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import type { Publication } from '#server/platform/realtime/hub.ts'
import type { Sent } from '#server/platform/realtime/publish.ts'
import { realtimeChannel } from '#server/platform/realtime/store.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, untilWaiting, withoutLock } from '#server/testing/race.ts'
import { listOnline } from './actions.ts'
import { PresenceSockets } from './presence-sockets.ts'
import { buildPresence } from './testing.ts'

const times = { leaveMs: 20, renewMs: 1_000_000, goneMs: 30_000 }

let t: TestApp
let communityId: string
let published: Publication[] = []
const processes: PresenceSockets[] = []

beforeAll(async () => {
  t = await startTestApp({ environment: { REALTIME: 'true' } })
  // Nobody is gone before a test moves it, however long the test takes.
  t.clock.stop()
  await t.sql.listen(realtimeChannel, message => {
    const sent = JSON.parse(message) as Sent
    if ('publication' in sent && sent.communityId === communityId) published.push(sent.publication)
  })
})
afterAll(() => t.stop())
beforeEach(async () => {
  communityId = (await buildCommunity(t)).id
  published = []
})
afterEach(() => {
  for (const each of processes.splice(0)) each.close()
})

function startProcess(): PresenceSockets {
  const made = new PresenceSockets({ openScope: t.app.openScope, log: pino({ level: 'silent' }), times })
  processes.push(made)
  return made
}

const member = async (options: Parameters<typeof buildParticipant>[1] = {}) =>
  (await buildParticipant(t, { communityId, ...options })).id
const online = async (...ids: string[]) => [
  ...(await inCommunity(t.sql, communityId, db => listOnline({ db, now: t.clock.now() }, ids))),
]
const frames = () => published.map(({ body }) => JSON.parse(body))
const untilFrames = (count: number) => expect.poll(() => published.length, { interval: 5 }).toBe(count)
const rowsOf = async (id: string) => (await t.owner`select from presence where participant_id = ${id}`).length

describe('presence', () => {
  test('begins with the first socket and ends after the last one', async () => {
    const [id, here] = [await member(), startProcess()]
    here.opened(communityId, id)
    here.opened(communityId, id)
    await untilFrames(1)
    expect(await online(id)).toEqual([id])
    here.closed(communityId, id)
    here.closed(communityId, id)
    await untilFrames(2)
    expect(frames()).toEqual([
      { participantId: id, online: true },
      { participantId: id, online: false },
    ])
    expect(published[0]?.topic).toBe(communityTopic(communityId, 'presence'))
    // Over Redis they may overtake each other.
    expect(published.map(({ latestOf }) => latestOf)).toEqual([`presence ${id}`, `presence ${id}`])
    expect(await online(id)).toEqual([])
  })

  test('lasts over a reload', async () => {
    const [id, other, here] = [await member(), await member(), startProcess()]
    here.opened(communityId, id)
    await untilFrames(1)
    here.closed(communityId, id)
    here.opened(communityId, id)
    here.opened(communityId, other)
    await untilFrames(2)
    here.closed(communityId, other)
    // The timer of the first one was started before.
    await untilFrames(3)
    expect(frames().filter(({ participantId }) => participantId === id)).toEqual([{ participantId: id, online: true }])
    expect(await online(id)).toEqual([id])
  })

  test('lasts while another process holds a socket', async () => {
    const [id, here, there] = [await member(), startProcess(), startProcess()]
    here.opened(communityId, id)
    await expect.poll(() => rowsOf(id)).toBe(1)
    there.opened(communityId, id)
    await expect.poll(() => rowsOf(id)).toBe(2)
    here.closed(communityId, id)
    await expect.poll(() => rowsOf(id)).toBe(1)
    there.closed(communityId, id)
    await untilFrames(2)
    expect(frames().map(each => each.online)).toEqual([true, false])
  })

  test('is never told of hidden people, also when they hide meanwhile', async () => {
    const [visible, hidden, here] = [await member(), await member({ isProfileEnabled: false }), startProcess()]
    here.opened(communityId, hidden)
    here.opened(communityId, visible)
    await untilFrames(1)
    expect(await online(visible, hidden)).toEqual([visible])
    await t.owner`update participant set is_profile_enabled = id = ${hidden} where community_id = ${communityId}`
    await here.renew()
    await untilFrames(3)
    expect(frames().slice(1)).toEqual(
      expect.arrayContaining([
        { participantId: visible, online: false },
        { participantId: hidden, online: true },
      ]),
    )
    expect(await online(visible, hidden)).toEqual([hidden])
  })

  test('is not told to those who are apart', async () => {
    const [id, reported, excluding, here] = [await member(), await member(), await member(), startProcess()]
    await t.owner`insert into report (community_id, id, author_id, subject_id, reason, created_at)
      values (${communityId}, ${randomUUID()}, ${id}, ${reported}, 'SPAM', now())`
    await t.owner`insert into never_pair (community_id, participant_id, subject_id, created_at)
      values (${communityId}, ${excluding}, ${id}, now())`
    here.opened(communityId, id)
    await untilFrames(1)
    expect(published[0]?.audience).toEqual({ exceptIds: expect.arrayContaining([reported, excluding]) })
  })

  test('of a process that was killed ends after 30 seconds', async () => {
    const [id, reader, here] = [await member(), await member(), startProcess()]
    await buildPresence(t, { communityId, participantId: id, seenAt: new Date(t.clock.now().getTime() - 29_000) })
    here.opened(communityId, reader)
    await untilFrames(1)
    await here.renew()
    expect(await online(id)).toEqual([id])
    t.clock.moveBy(1001)
    expect(await online(id)).toEqual([])
    await here.renew()
    await untilFrames(2)
    expect(frames()[1]).toEqual({ participantId: id, online: false })
    expect(await online(id, reader)).toEqual([reader])
  })

  test('is repaired after a write that failed', async () => {
    const [id, here] = [await member(), startProcess()]
    await t.owner`alter table presence rename to presence_away`
    here.opened(communityId, id)
    await here.renew()
    await t.owner`alter table presence_away rename to presence`
    await here.renew()
    await untilFrames(1)
    expect(await online(id)).toEqual([id])
  })
})

describe('a person who moves from one process to another', () => {
  /** The second process has looked and is about to write when the first removes its row. */
  async function move(): Promise<boolean> {
    const [id, from, to] = [await member(), startProcess(), startProcess()]
    from.opened(communityId, id)
    await untilFrames(1)
    const held = await holdWrites(t.owner, 'presence', { when: `tg_op = 'INSERT'` })
    to.opened(communityId, id)
    await held.until(waiting => waiting === 1)
    from.closed(communityId, id)
    await held.until(waiting => waiting === 2 || published.length === 2)
    await held.release()
    const holders = async () =>
      (await t.owner<{ processId: string }[]>`select process_id from presence where participant_id = ${id}`).map(
        ({ processId }) => processId,
      )
    await expect.poll(holders).toEqual([to.processId])
    return frames().at(-1).online
  }

  test('stays online', async () => {
    expect(await move()).toBe(true)
  })

  test('control: is shown as offline without the lock', async () => {
    expect(await withoutLock('presence', move)).toBe(false)
  })
})

describe('a person who comes back while the row of a killed process is removed', () => {
  /** The removal is done and not committed when the person comes back. */
  async function comeBack(): Promise<boolean> {
    const [id, cleaner, to] = [await member(), startProcess(), startProcess()]
    await buildPresence(t, { communityId, participantId: id, seenAt: new Date(t.clock.now().getTime() - 31_000) })
    await t.owner.unsafe(`
      create function hold_commit() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(7); return null; end $$;
      create constraint trigger hold_commit after delete on presence deferrable initially deferred
        for each row when (old.seen_at < now() - interval '30 seconds') execute function hold_commit()`)
    try {
      const renewed = await t.owner.begin(async db => {
        await db`select pg_advisory_xact_lock(7)`
        const renewing = cleaner.renew([communityId])
        await untilWaiting(t.owner, waiting => waiting === 1)
        to.opened(communityId, id)
        // With the lock it waits for the removal, without it is told at once.
        await untilWaiting(t.owner, waiting => waiting === 2 || published.length === 1)
        return [renewing]
      })
      await renewed[0]
    } finally {
      await t.owner`drop function hold_commit cascade`
    }
    await untilFrames(2)
    return frames().at(-1).online
  }

  test('stays online', async () => {
    expect(await comeBack()).toBe(true)
  })

  test('control: is shown as offline without the lock', async () => {
    expect(await withoutLock('presence', comeBack)).toBe(false)
  })
})
