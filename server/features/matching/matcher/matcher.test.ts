import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { Matcher } from './matcher.ts'

let t: TestApp
let community: { id: string; domain: string }
let reader: Awaited<ReturnType<typeof buildFilledParticipant>>
let leaver: Awaited<ReturnType<typeof buildFilledParticipant>>
let matchers: Matcher[]

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  community = await buildCommunity(t)
  reader = await buildFilledParticipant(t, community.id, { lookingFor: 'A lawyer for contracts of lease' })
  leaver = await buildFilledParticipant(t, community.id, { about: 'I am a lawyer and write contracts of lease.' })
  matchers = []
  return async () => {
    for (const matcher of matchers) await matcher.close()
  }
})

/** The matcher of a process that has cached the community. */
async function startMatcher({ isListening = true } = {}): Promise<Matcher> {
  const matcher = new Matcher()
  matchers.push(matcher)
  if (isListening) await matcher.listen(t.sql)
  expect(await rate(matcher)).not.toBeNull()
  return matcher
}

/** Null once the leaver is not in memory. */
async function rate(matcher: Matcher): Promise<unknown> {
  let found: unknown
  await t.app.openScope(community.id, false, async scope => {
    found = await matcher.rate(scope, reader.id, leaver.id)
  })
  return found
}

const removeLeaver = () => t.owner`delete from participant where id = ${leaver.id}`

test('a changed offer changes the rate at once', async () => {
  await t.owner`update participant set about = 'I bake rye bread.' where id = ${leaver.id}`
  const matcher = await startMatcher()
  const before = (await rate(matcher)) as { rate: number }
  await t.owner`update participant set can_help = 'I am a lawyer and check contracts of lease.' where id = ${leaver.id}`
  const after = (await rate(matcher)) as { rate: number }
  expect(after.rate).toBeGreaterThan(before.rate + 5)
})

describe('a deleted participant', () => {
  test('is removed from the memory of every process at once', async () => {
    const [one, other] = [await startMatcher(), await startMatcher()]
    await removeLeaver()
    for (const matcher of [one, other]) await expect.poll(() => rate(matcher), { timeout: 10_000 }).toBeNull()
  })

  test('control: stays in the memory of a process that is not notified', async () => {
    const [listening, deaf] = [await startMatcher(), await startMatcher({ isListening: false })]
    await removeLeaver()
    await expect.poll(() => rate(listening), { timeout: 10_000 }).toBeNull()
    expect(await rate(deaf)).not.toBeNull()
  })

  test('is removed after the notifying connection was lost in between', async () => {
    const matcher = await startMatcher()
    await t.owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`
    await removeLeaver()
    await expect.poll(() => rate(matcher), { timeout: 10_000 }).toBeNull()
  })
})
