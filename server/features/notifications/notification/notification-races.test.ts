import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { applicationRole } from '#server/platform/db/connect.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, untilWaiting, withoutLock } from '#server/testing/race.ts'
import { noteUser, removeGroup, upsertGroup } from './actions.ts'
import { buildNotification } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

type Reader = { id: string; userId: string; token: string }
const as = ({ token }: Reader) => ({ host: here.host, token })
const member = () => buildSignedInParticipant(t, here.id)
const kind = 'matching.weekly' as const
const build = ({ id }: Reader, groupKey: string) =>
  buildNotification(t, { communityId: here.id, participantId: id, groupKey })
const upsert = (readers: Reader[], ...groupKeys: string[]) =>
  t.app.openScope(here.id, true, async scope => {
    for (const groupKey of groupKeys)
      await upsertGroup(
        scope,
        readers.map(({ userId }) => userId),
        { kind, groupKey },
      )
  })

/** Unseen lines by the tally beside those that are there, and whether every number was given once. */
async function countsOf({ userId }: Reader) {
  const [row] = await t.owner<{ tally: number; lines: number; numbers: number; all: number }[]>`
    select (select unseen from notification_tally where user_id = ${userId}) as tally,
      count(*) filter (where seen_at is null and dismissed_at is null)::integer as lines,
      count(distinct seq)::integer as numbers, count(*)::integer as all
    from notification where user_id = ${userId}`
  return row
}

describe('a reader who marks a line while it is replaced with another', () => {
  const markBesideChange = async () => {
    const reader = await member()
    const [, marked] = [await build(reader, 'first'), await build(reader, 'second')]
    const held = await holdWrites(t.owner, 'notification', { when: "tg_op = 'INSERT'" })
    const outcomes = await race(
      held,
      () => settle(upsert([reader], 'first', 'second')),
      () => settle(t.call(api.notification.markSeen, { ids: [marked] }, as(reader)).then(({ status }) => status)),
    )
    return { reader, outcomes }
  }
  const settle = async (work: Promise<unknown>): Promise<PromiseSettledResult<unknown>> =>
    (await Promise.allSettled([work]))[0]

  test('gets an answer, and both lines are new', async () => {
    const { reader, outcomes } = await markBesideChange()
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'fulfilled', value: 200 },
    ])
    expect(await countsOf(reader)).toEqual({ tally: 2, lines: 2, numbers: 2, all: 2 })
  })

  test('control: without the lock each waits for the other, and one fails', async () => {
    const { outcomes } = await withoutLock('notification tally', markBesideChange)
    expect(outcomes).not.toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'fulfilled', value: 200 },
    ])
  })
})

test('several readers in any order, also of their first line, never wait for each other and have one line of each group', async () => {
  const [one, other] = [await member(), await member()]
  const held = await holdWrites(t.owner, 'notification', { when: "tg_op = 'INSERT'" })
  await race(
    held,
    () => upsert([one, other], 'a', 'b'),
    () => upsert([other, one], 'b', 'a'),
  )
  for (const reader of [one, other]) expect(await countsOf(reader)).toEqual({ tally: 2, lines: 2, numbers: 2, all: 2 })
})

test('the count is exact after new, seen, dismissed, replaced and removed lines at the same moment', async () => {
  const [reader, other] = [await member(), await member()]
  const ids: string[] = []
  for (let count = 0; count < 4; count++) ids.push(await build(reader, `line ${count}`))
  const call = (work: () => Promise<{ status: number }>) =>
    aMinuteLater(t.clock, async () => expect((await work()).status).toBe(200))
  const held = await holdWrites(t.owner, 'notification')
  await race<unknown>(
    held,
    () => t.app.openScope(here.id, true, scope => noteUser(scope, { userId: reader.userId, kind })),
    call(() => t.call(api.notification.markSeen, { ids: ids.slice(0, 2) }, as(reader))),
    () => upsert([other, reader], 'line 1', 'chat'),
    call(() => t.call(api.notification.dismiss, { ids: ids.slice(2, 3) }, as(reader))),
  )
  const again = await holdWrites(t.owner, 'notification')
  await race<unknown>(
    again,
    () => t.app.openScope(here.id, true, scope => removeGroup(scope, 'line 3', reader.userId)),
    () => upsert([reader, other], 'chat', 'line 1'),
    () => t.app.openScope(here.id, true, scope => noteUser(scope, { userId: reader.userId, kind })),
  )
  // Two that stand alone and two groups; the first is seen, the third dismissed.
  expect(await countsOf(reader)).toEqual({ tally: 4, lines: 4, numbers: 6, all: 6 })
  expect(await countsOf(other)).toEqual({ tally: 2, lines: 2, numbers: 2, all: 2 })
})

describe('two lines of which the first is committed last', () => {
  /** Numbers of what a reader gets who asks in between, and again after the newest of that. */
  const readBetween = async (isSecondWaiting: boolean) => {
    const reader = await member()
    let newest = await build(reader, 'known')
    const add = (until: Promise<void>) =>
      t.app.openScope(here.id, true, async scope => {
        await noteUser(scope, { userId: reader.userId, kind })
        await until
      })
    const ask = async () => {
      const { items } = (await t.call(api.notification.listNewer, { id: newest }, as(reader))).body
      newest = items[0]?.id ?? newest
      return items.map(({ seq }) => seq).toReversed()
    }
    let release = () => {}
    const first = add(new Promise(resolve => (release = resolve)))
    await expect.poll(openTransactions).toBe(1)
    const second = add(Promise.resolve())
    await (isSecondWaiting ? untilWaiting(t.owner, waiting => waiting === 1) : second)
    const between = await ask()
    release()
    await Promise.all([first, second])
    return { between, after: await ask() }
  }
  /** Transactions that have written and wait for the test. */
  const openTransactions = async () =>
    (
      await t.owner`select from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and backend_xid is not null`
    ).length

  test('are both read, once and in their order', async () => {
    expect(await readBetween(true)).toEqual({ between: [], after: [2, 3] })
  })

  test('control: with numbers of a sequence the first is never read', async () => {
    const [saved] = await t.owner<{ text: string }[]>`select pg_get_functiondef('number_notification'::regproc) as text`
    await t.owner.unsafe(`
      create sequence numbers;
      grant usage on sequence numbers to ${applicationRole};
      alter table notification disable trigger count_notification;
      create or replace function number_notification() returns trigger language plpgsql as $$
      begin
        new.seq := nextval('numbers');
        new.user_id := coalesce(new.user_id, (select user_id from participant where id = new.participant_id));
        return new;
      end $$`)
    try {
      expect((await readBetween(false)).after).toEqual([])
    } finally {
      await t.owner.unsafe(`${saved?.text}; alter table notification enable trigger count_notification`)
    }
  })
})
