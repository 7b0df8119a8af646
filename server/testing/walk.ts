import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StartedWorld, shareWorld } from './build-world.ts'
import { forgedTokens } from './forged-tokens.ts'
import { idPathsOf, unknownLike, withValueAt } from './id-paths.ts'
import { expectFailure, securityHeaders } from './reply-checks.ts'
import { makeSender, type Sender } from './sender.ts'
import { open } from './slice.ts'
import { type SampledCall, sampledCallsOf } from './slices.ts'
import { checkAnyInput, checkHostileInput, checkUnknownFields } from './walk-input.ts'

/**
 * Checks that every call must pass, whatever it does. A new call gets them by its sample; the tests of its slice cover
 * the rest.
 */
export function walk(capability: string): void {
  let started: StartedWorld
  let sender: Sender
  beforeAll(async () => {
    started = await shareWorld()
    sender = makeSender(started)
  })
  beforeEach(async () => {
    await started.restore()
  })

  const calls = sampledCallsOf(capability)
  const closedCalls = calls.filter(([, { row }]) => row.access !== 'anyone')
  const callsWithIds = calls.filter(([, { row, sample }]) => idPathsOf(row).length > 0 || sample.ids)

  describe('reaches its action, and the reply fits its schema', () => {
    test.each(calls)('%s', async (_call, call) => {
      const response = await sender.ask(sender.request(call))
      expect(response.statusCode, response.body.slice(0, 500)).toBe(call.sample.status ?? 200)
      expect(response.headers).toMatchObject(securityHeaders)
      if (call.row.replyKind === 'json' && response.statusCode === 200) call.row.reply.parse(response.json())
    })
  })

  describe.skipIf(closedCalls.length === 0)('is refused without a session', () => {
    test.each(closedCalls)('%s', async (_call, call) => {
      const response = await sender.ask(sender.request(call), null)
      expect(expectFailure(response)).toMatchObject({ status: 401, name: 'UNAUTHORIZED' })
    })
  })

  describe.skipIf(closedCalls.length === 0)('is refused with forged and expired tokens', () => {
    test.each(closedCalls)('%s', async (_call, call) => {
      const { ask, request } = sender
      const token = started.tokens[call.sample.actor ?? 'member'] as string
      const { forged, genuine } = await forgedTokens(started.t, { token })
      for (const [what, forgery] of Object.entries(forged))
        expect(expectFailure(await ask(request(call), forgery)).status, what).toBe(401)
      for (const authorization of [token, `Basic ${token}`, 'Bearer', `Bearer ${token} x`]) {
        const { headers, ...rest } = request(call)
        const response = await ask({ ...rest, headers: { ...headers, authorization } }, null)
        expect(expectFailure(response).status, authorization.slice(0, 12)).toBe(401)
      }
      expect((await ask(request(call), genuine)).statusCode).toBe(call.sample.status ?? 200)
    })
  })

  describe.skipIf(callsWithIds.length === 0)(
    'responds to an id of another community byte for byte as to an unknown one, at any depth of the input',
    () => {
      test.each(callsWithIds)('%s', async (_call, call) => {
        const ids = sender.idsOf(call)
        expect(Object.keys(ids), 'ids that the sample names').toEqual(expect.arrayContaining(idPathsOf(call.row)))
        for (const [path, foreign] of Object.entries(ids))
          if (foreign !== open) await checkForeignId(call, path, foreign)
      })
    },
  )

  async function checkForeignId(call: SampledCall, path: string, foreign: string): Promise<void> {
    const askWith = (id: string) => {
      const input = withValueAt(sender.inputOf(call), path, id) as Record<string, unknown>
      return sender.ask(sender.request(call, input))
    }
    const there = await askWith(foreign)
    const nowhere = await askWith(unknownLike(foreign))
    expect(expectFailure(there, path).status).toBe(404)
    expect(there.rawPayload.equals(nowhere.rawPayload)).toBe(true)
    expect({ ...there.headers, date: '' }).toEqual({ ...nowhere.headers, date: '' })
  }

  checkUnknownFields(calls, () => sender)
  checkHostileInput(calls, () => sender)
  checkAnyInput(calls, () => sender)
}
