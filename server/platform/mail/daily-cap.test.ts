import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyLetters } from '#contract/limits.ts'
import { setDailyLetterCap } from '#server/features/communities/community/actions.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import type { LetterDraft } from './draft.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  // At noon, so that no day ends within a test; of yesterday, since what may be sent at once is due by the clock of the database.
  t.clock.moveTo(`${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`)
  await t.owner`truncate call_count`
})

let people = 0
const stranger = () => `stranger-${++people}@example.com`
const community = async (cap: number | null = null, createdBy: string | null = null) => {
  const { id } = await buildCommunity(t)
  await t.owner`update community set daily_letter_cap = ${cap}, created_by = ${createdBy} where id = ${id}`
  return id
}

async function post(communityId: string, options: Partial<LetterDraft> = {}): Promise<string> {
  const text = { subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello' }
  const draft = { kind: 'community.opened', recipient: stranger(), about: [], lang: 'en' as const, ...text }
  let id = ''
  await t.app.openScope(communityId, true, async scope => {
    id = await scope.post({ ...draft, ...options })
  })
  return id
}

/** Runs the job of a letter, as the worker does. */
async function send(communityId: string, letterId: string) {
  const job = t.app.work.jobs.find(({ name }) => name === 'letter.send')
  await t.app.openScope(communityId, false, async scope => job?.run({ letterId }, scope))
  const [letter] = await t.owner<{ status: string; heldUntil: string | null; heldBy: string | null }[]>`
    select status, held_until, held_by from letter where id = ${letterId}`
  return letter
}

async function postAndSend(communityId: string, options: Partial<LetterDraft> = {}) {
  return send(communityId, await post(communityId, options))
}

const morning = (daysAhead: number): string => {
  const now = t.clock.now()
  const hour = dailyLetters.heldUntilHour
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysAhead, hour)).toISOString()
}
const sent = { status: 'SENT', heldUntil: null, heldBy: null }
const heldBy = (by: 'RECIPIENT' | 'COMMUNITY', daysAhead = 1) => ({
  status: 'WAITING',
  heldUntil: morning(daysAhead),
  heldBy: by,
})

describe('letters to one recipient', () => {
  test('are held until tomorrow when the day is full, over all communities, kinds and senders', async () => {
    const recipient = stranger()
    const [here, elsewhere] = [await community(), await community()]
    const kinds = ['community.opened', 'auth.invitation', 'participant.moderated', 'intro.received']
    for (let nth = 0; nth < dailyLetters.perRecipient; nth++)
      expect(
        await postAndSend(nth % 2 ? here : elsewhere, { recipient, kind: kinds[nth % kinds.length] as string }),
      ).toEqual(sent)
    const next = await post(here, { recipient })
    expect(await send(here, next)).toEqual(heldBy('RECIPIENT'))
    expect(await postAndSend(elsewhere, { recipient, kind: 'auth.invitation' })).toEqual(heldBy('RECIPIENT'))
    expect(await postAndSend(here)).toEqual(sent)
    expect(await send(here, next)).toEqual(heldBy('RECIPIENT'))
    t.clock.moveBy(30 * 3_600_000)
    expect(await send(here, next)).toMatchObject({ status: 'SENT' })
  })

  test('for signing in are never held', async () => {
    const recipient = stranger()
    const here = await community(0)
    for (let nth = 0; nth < dailyLetters.perRecipient; nth++) await postAndSend(await community(), { recipient })
    for (const kind of ['auth.otp', 'auth.magic', 'auth.recovery', 'auth.confirm_email'])
      expect(await postAndSend(here, { recipient, kind })).toEqual(sent)
  })

  test('are counted under a hash of the address', async () => {
    const recipient = stranger()
    await postAndSend(await community(), { recipient })
    const rows = await t.owner<{ key: string }[]>`select key from call_count`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key).not.toContain('stranger')
  })
})

describe('letters of a community with a cap', () => {
  test('take the places of the following days in turn, and are sent once the operator lifts the cap', async () => {
    const here = await community(2)
    const ids = [await post(here), await post(here), await post(here), await post(here), await post(here)]
    const states = []
    for (const id of ids) states.push(await send(here, id))
    expect(states).toEqual([sent, sent, heldBy('COMMUNITY'), heldBy('COMMUNITY'), heldBy('COMMUNITY', 2)])
    const held = ids[4] as string
    const dueOf = async () =>
      (await t.owner`select run_at from graphile_worker.jobs where key = ${`letter ${held}`}`)[0]?.runAt
    expect(new Date(await dueOf()).toISOString()).toBe(morning(2))
    await t.app.openScope(here, true, scope => setDailyLetterCap(scope, null))
    expect(new Date(await dueOf()).getTime()).toBeLessThan(Date.now() + 1000)
    expect(await send(here, held)).toEqual(sent)
  })

  test('share the cap with the other communities of their founder', async () => {
    const { id: founder } = await buildUser(t)
    const [first, second] = [await community(1, founder), await community(1, founder)]
    expect(await postAndSend(first)).toEqual(sent)
    expect(await postAndSend(second)).toEqual(heldBy('COMMUNITY'))
    expect(await postAndSend(await community(1))).toEqual(sent)
  })

  test('are refused when no day ahead has room', async () => {
    const here = await community(0)
    expect(await postAndSend(here)).toEqual({ status: 'FAILED', heldUntil: null, heldBy: null })
  })

  /** Two letters of which both have read that one place is left. */
  const takeTheLastPlaceTwice = async () => {
    const here = await community(1)
    const ids = [await post(here), await post(here)]
    const held = await holdWrites(t.owner, 'call_count', { when: 'true' })
    const states = await race(held, ...ids.map(id => async () => (await send(here, id))?.status))
    return states.sort()
  }

  test('never exceed it when two are sent at the same moment', async () => {
    expect(await takeTheLastPlaceTwice()).toEqual(['SENT', 'WAITING'])
  })

  test('control: without the check inside the write both are sent', async () => {
    expect(await withoutLock('daily letters', takeTheLastPlaceTwice)).toEqual(['SENT', 'SENT'])
  })
})

test('a letter of a kind that no feature declares is refused', async () => {
  await expect(post(await community(), { kind: 'surprise' })).rejects.toThrow('surprise')
})
