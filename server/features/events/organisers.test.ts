import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StartedWorld, startWorld } from '#server/testing/build-world.ts'
import { sampledCallsOf } from '#server/testing/slices.ts'

/*
 * Rights of an organiser are on their own event alone. Which calls manage an event is derived from the samples: those that refuse a
 * member and let the organiser in. Each is sent by the organiser of the event, and for the same event by the organiser of another.
 */

let started: StartedWorld
beforeAll(async () => {
  started = await startWorld()
})
afterAll(() => started?.t.stop())
beforeEach(async () => {
  await started.restore()
})

const managing = sampledCallsOf('events').filter(
  ([, { row, sample }]) =>
    row.path.startsWith('/api/event/:id') && sample.access.member === 403 && sample.access.organiser === 200,
)

describe('a call that manages an event', () => {
  test('is known: report, export, messages, organisers, approval', () => {
    expect(managing.map(([call]) => call)).toEqual(
      expect.arrayContaining([
        'GET /api/event/:id/report',
        'GET /api/event/:id/report/export',
        'POST /api/event/:id/messages',
        'POST /api/event/:id/responsibles',
        'DELETE /api/event/:id/responsibles/:userId',
      ]),
    )
  })

  test.each(managing)(
    '%s is open to its organiser and closed to the organiser of another event',
    async (_call, { row, sample }) => {
      const { t, world, tokens, restore } = started
      const input = sample.input(world) as Record<string, unknown>
      const send = async (actor: 'organiser' | 'anotherOrganiser', id: unknown) => {
        // Both may create events, so that a refusal is about this event, also where a new one is made of it.
        await t.owner`
          insert into permission (community_id, user_id, permission, granted_at)
          values (${world.here.id}, ${world.people[actor].userId}, 'CAN_CREATE_EVENTS', ${t.clock.now()}) on conflict do nothing`
        const token = tokens[actor]
        const { status } = await t.call(row, { ...input, id } as never, {
          host: world.here.host,
          ...(token ? { token } : {}),
        })
        await restore()
        return status
      }
      expect(await send('organiser', input.id)).toBe(200)
      expect(await send('anotherOrganiser', input.id)).toBe(403)
      // The other way round: they do manage their own.
      expect(await send('organiser', world.event.other)).toBe(403)
      expect(await send('anotherOrganiser', world.event.other)).not.toBe(403)
    },
  )
})
