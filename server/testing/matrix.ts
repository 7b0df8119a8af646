import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ActorName, actorNames } from './actors.ts'
import { type StartedWorld, shareWorld } from './build-world.ts'
import { sampledCallsOf } from './slices.ts'

/** Access matrix: sends the sample of each call as each actor and compares the status with the slice's expectation. */
export function matrix(capability: string): void {
  let started: StartedWorld
  beforeAll(async () => {
    started = await shareWorld()
  })
  beforeEach(async () => {
    await started.restore()
  })

  describe('access matrix', () => {
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
