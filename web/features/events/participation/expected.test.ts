import { describe, expect, it } from 'vitest'
import type { Event } from '#contract/events/event.ts'
import { buildEvent, buildMine } from '#web/testing/event.ts'
import { expectedAfter } from './expected.ts'

const going = buildMine({ participationId: 'p', state: 'going', status: 'CONFIRMED', plusOnes: 1 })
const paid = { isPaid: true, price: 18, currency: 'EUR' }

const stateAfter = (own: Partial<Event>, move: Parameters<typeof expectedAfter>[1]['move'], plusOnes = 0) =>
  expectedAfter(buildEvent(own), { move, plusOnes })?.mine.state ?? null

describe('what a press will most likely do', () => {
  it('joins a free event with room, and counts the people and places', () => {
    const expected = expectedAfter(buildEvent({ placesLeft: 3 }), { move: 'confirm', plusOnes: 2 })
    expect(expected?.mine).toMatchObject({ state: 'going', status: 'CONFIRMED', plusOnes: 2, participationId: null })
    expect(expected?.mine.can).toEqual({ join: false, cancel: true, joinOnline: false })
    expect([expected?.going.count, expected?.placesLeft]).toEqual([25, 0])
    expect(stateAfter({ placesLeft: null }, 'confirm')).toBe('going')
    expect(expectedAfter(buildEvent({ type: 'ONLINE' }), { move: 'confirm', plusOnes: 0 })?.mine.can.joinOnline).toBe(
      true,
    )
  })

  it.each<[string, Partial<Event>]>([
    ['without enough places', { placesLeft: 2 }],
    ['with a payment', paid],
    ['with approval', { approvalRequired: true }],
    ['with questions', { enableOnboarding: true }],
    ['of which only the waitlist is left', { mine: buildMine({ state: 'joinWaitlist' }) }],
    ['that was left before', { mine: buildMine({ state: 'cancelled' }) }],
  ])('is not known for an event %s', (_which, own) => {
    expect(stateAfter(own, 'confirm', 2)).toBeNull()
  })

  it('leaves, and gives the places back', () => {
    const expected = expectedAfter(buildEvent({ mine: going, placesLeft: 0 }), { move: 'cancel', plusOnes: 0 })
    expect(expected?.mine).toMatchObject({ state: 'cancelled', status: 'CANCELLED' })
    expect([expected?.going.count, expected?.placesLeft]).toEqual([23, 2])
    expect(stateAfter({ mine: buildMine({ state: 'waiting' }) }, 'cancel')).toBeNull()
  })

  it('has a payment checked', () => {
    expect(stateAfter({ ...paid, mine: buildMine({ state: 'pay' }) }, 'reportPaid')).toBe('paymentChecking')
    expect(stateAfter({ ...paid, mine: going }, 'reportPaid')).toBeNull()
  })

  it('is left to the server for every other move', () => {
    const offered = { mine: buildMine({ state: 'offered' }) }
    for (const move of ['acceptOffer', 'declineOffer', 'resume', 'plusOnes', 'confirmAndPay'] as const)
      expect(stateAfter(offered, move)).toBeNull()
  })
})
