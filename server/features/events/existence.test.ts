import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StartedWorld, startWorld } from '#server/testing/build-world.ts'
import { sampledCallsOf } from '#server/testing/slices.ts'

/*
 * Whether there is a private event is not told to those who may not see it: each call about an event answers them for a private one, by
 * id and by slug, as for one that does not exist.
 */

let started: StartedWorld
beforeAll(async () => {
  started = await startWorld()
  await started.t.owner`update event set visibility = 'PRIVATE'`
})
afterAll(() => started?.t.stop())
beforeEach(async () => {
  await started.t.owner`truncate call_count`
})

const calls = sampledCallsOf('events').filter(([, { row }]) => row.pathFields.includes('id'))

describe('a private event', () => {
  test('is what many calls are about', () => {
    expect(calls.length).toBeGreaterThan(40)
  })

  test.each(calls)('looks unknown in %s', async (_call, { row, sample }) => {
    const { t, world, tokens } = started
    const input = sample.input(world) as Record<string, unknown>
    const [event] = await t.owner<{ slug: string }[]>`select slug from event where id = ${input.id as string}`
    for (const actor of ['visitor', 'pending'] as const) {
      const token = tokens[actor]
      const send = async (id: unknown) => {
        const options = { host: world.here.host, ...(token ? { token } : {}) }
        const { status, body } = await t.call(row, { ...input, id } as never, options)
        return { status, body }
      }
      const unknown = await send(randomUUID())
      expect(unknown.status, actor).toBeGreaterThanOrEqual(400)
      for (const id of [input.id, event?.slug, 'no-such-event'])
        expect(await send(id), `${actor} ${id}`).toEqual(unknown)
    }
  })
})
