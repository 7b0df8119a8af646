import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ActorName, actorNames } from './actors.ts'
import { type StartedWorld, startWorld } from './build-world.ts'
import { sampledCallsOf } from './slices.ts'

/** Sends the sample of each call as each actor and compares with what the slice says that they are answered. */
export function matrix(capability: string): void {
  let started: StartedWorld
  beforeAll(async () => {
    started = await startWorld()
  })
  afterAll(() => started?.t.stop())
  beforeEach(async () => {
    await started.restore()
  })

  describe('who may call what', () => {
    test.each(sampledCallsOf(capability))('%s', async (_call, { row, sample }) => {
      const { t, world, tokens, restore } = started
      const answered: Partial<Record<ActorName, number>> = {}
      for (const actor of actorNames) {
        const token = tokens[actor]
        const options = { host: world.here.host, ...(token ? { token } : {}) }
        answered[actor] = (await t.call(row, sample.input(world), options)).status
        await restore()
      }
      expect(answered).toEqual(sample.access)
    })
  })
}
