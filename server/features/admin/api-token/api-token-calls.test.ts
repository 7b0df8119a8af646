import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiScopes } from '#contract/admin/api-scope.ts'
import { scopeOf } from '#contract/api-scopes.ts'
import { type StartedWorld, startWorld } from '#server/testing/build-world.ts'
import { sampledCalls } from '#server/testing/slices.ts'
import { buildApiToken } from './testing.ts'

let started: StartedWorld
let [without, withAll] = ['', '']
beforeAll(async () => {
  started = await startWorld()
})
afterAll(() => started?.t.stop())

/** After `restore`, which removes what is not of the world. */
async function buildTokens() {
  const { t, world } = started
  const owner = { communityId: world.here.id, userId: world.people.admin.userId }
  without = (await buildApiToken(t, owner)).token
  withAll = (await buildApiToken(t, { ...owner, scopes: apiScopes })).token
}

/** What the owner of the token, an admin, gets on each call stands in the access matrix. */
describe('an API token', () => {
  const calls = sampledCalls.filter(([, { row }]) => row.access !== 'anyone' && !row.demoOnly)

  test(`without scopes is refused with 403 on each of the ${calls.length} calls`, async () => {
    const { t, world } = started
    await buildTokens()
    const answered: [string, string | undefined][] = []
    for (const [call, { row, sample }] of calls) {
      const { failure } = await t.call(row, sample.input(world), { host: world.here.host, token: without })
      answered.push([call, failure.name])
    }
    expect(answered.filter(([, name]) => name !== 'SCOPE_MISSING')).toEqual([])
  })

  test('with all scopes gets what its owner gets, and 403 on calls that have no scope', async () => {
    const { t, world, restore } = started
    const different: object[] = []
    for (const [call, { row, sample }] of calls) {
      await restore()
      await buildTokens()
      const { status } = await t.call(row, sample.input(world), { host: world.here.host, token: withAll })
      const expected = scopeOf(row) ? sample.access.admin : 403
      if (status !== expected) different.push({ call, status, expected })
    }
    expect(different).toEqual([])
  }, 300_000)
})
