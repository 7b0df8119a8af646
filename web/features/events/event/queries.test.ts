// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { participationStates } from '#contract/events/event-fields.ts'
import { buildEvent, buildMine } from '#web/testing/event.ts'
import { openPage } from '#web/testing/page.ts'

it('the page looks for what is decided elsewhere, as long as something is', async () => {
  openPage()
  const { eventQuery } = await import('./queries.ts')
  const { refetchInterval } = eventQuery('breakfast', null) as { refetchInterval: (query: object) => number | false }
  const looksEvery = Object.fromEntries(
    participationStates
      .map(state => [state, refetchInterval({ state: { data: buildEvent({ mine: buildMine({ state }) }) } })] as const)
      .filter(([, every]) => every !== false),
  )
  expect(looksEvery).toEqual({
    pay: 10_000,
    paymentChecking: 10_000,
    waiting: 30_000,
    offered: 30_000,
    approval: 30_000,
  })
  expect(refetchInterval({ state: { data: undefined } })).toBe(false)
})
