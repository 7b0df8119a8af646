import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

/* Without a worker, whose letters would be drawn in the middle of what is measured. */

let t: TestApp
let host: string
beforeAll(async () => {
  t = await startTestApp()
  const authConfig = (['MAGIC', 'OTP', 'EMAIL'] as const).map(authType => ({ authType }))
  host = (await buildCommunity(t, { authConfig })).host
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const median = (list: number[]) => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] as number

describe('whether an address is known', () => {
  test.each([
    ['a code', (email: string) => t.call(api.code.challengeCode, { email }, { host })],
    ['a link', (email: string) => t.call(api.code.sendMagicLink, { email }, { host })],
    ['a new password', (email: string) => t.call(api.recovery.recover, { email }, { host })],
  ])('cannot be seen from the answer to asking for %s, nor from its time', async (_what, ask) => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let round = 0; round < 24; round++) {
      const { email } = await buildUser(t)
      const pair = [['known', email] as const, ['unknown', `nobody-${round}@example.com`] as const]
      for (const [kind, address] of round % 2 ? pair : pair.reverse()) {
        const began = performance.now()
        const answer = await ask(address)
        times[kind].push(performance.now() - began)
        expect({ status: answer.status, raw: answer.raw }).toEqual({ status: 200, raw: '{}' })
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    expect(Math.abs(known - unknown), `${known} ms and ${unknown} ms`).toBeLessThan(0.5 * Math.max(known, unknown, 10))
  })
})
