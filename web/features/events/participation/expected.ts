import type { Event, MyParticipation } from '#contract/events/event.ts'

type Move = 'confirm' | 'confirmAndPay' | 'cancel' | 'acceptOffer' | 'declineOffer' | 'resume' | 'reportPaid'

/** A press, with the key that makes its repetition the same press. */
export type Press = { move: Move | 'plusOnes'; plusOnes: number; key: string }

/** The event after a press, where its result is certain enough to be shown at once; null where only the server knows it. */
export function expectedAfter(event: Event, { move, plusOnes }: Pick<Press, 'move' | 'plusOnes'>): Event | null {
  const { mine } = event
  switch (move) {
    case 'confirm':
      return mine.state === 'join' && entersAtOnce(event, plusOnes) ? joined(event, plusOnes) : null
    case 'cancel':
      return mine.state === 'going' ? left(event) : null
    case 'reportPaid':
      return mine.state === 'pay'
        ? { ...event, mine: { ...mine, state: 'paymentChecking', payment: 'CHECKING' } }
        : null
    default:
      return null
  }
}

/** Free, without questions and approval, and with room as far as the page knows. */
const entersAtOnce = ({ isPaid, approvalRequired, enableOnboarding, placesLeft }: Event, plusOnes: number): boolean =>
  !isPaid && !approvalRequired && !enableOnboarding && (placesLeft === null || placesLeft > plusOnes)

const none: MyParticipation['can'] = { join: false, cancel: false, joinOnline: false }

const joined = (event: Event, plusOnes: number): Event => ({
  ...counted(event, 1, 1 + plusOnes),
  mine: {
    ...event.mine,
    // Known when the server has confirmed it.
    participationId: null,
    state: 'going',
    status: 'CONFIRMED',
    plusOnes,
    can: { ...none, cancel: true, joinOnline: event.type === 'ONLINE' },
  },
})

const left = (event: Event): Event => ({
  ...counted(event, -1, -1 - event.mine.plusOnes),
  mine: { ...event.mine, state: 'cancelled', status: 'CANCELLED', can: none },
})

/** The numbers never contradict the button. */
const counted = (event: Event, people: number, places: number): Event => ({
  ...event,
  going: { ...event.going, count: event.going.count + people },
  placesLeft: event.placesLeft === null ? null : Math.max(0, event.placesLeft - places),
})
