import '../event/news.ts'
import './news.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import type { ParticipantNews } from './letters.tsx'
import { settle } from './participation-steps.ts'
import { tellOrganisers, tellParticipant } from './participation-telling.ts'

/** Places were added: the waitlist moves up. */
const moveUp = listener('move waitlist up', 'event.enlarged', ({ eventId }, scope) => settle(scope, eventId))

type Told = { participationId: string; isToldTogether?: boolean }

const toParticipant = (news: Exclude<ParticipantNews, 'cancelled' | 'paidWithoutPlace'>): Listener =>
  listener(
    `tell participant: ${news}`,
    `participation.${news}`,
    async ({ participationId, isToldTogether }: Told, scope) => {
      if (!isToldTogether) await tellParticipant(scope, participationId, news)
    },
  )

export const participationListeners: Listener[] = [
  moveUp,
  toParticipant('confirmed'),
  toParticipant('approved'),
  toParticipant('rejected'),
  toParticipant('waitlisted'),
  toParticipant('offered'),
  toParticipant('expired'),
  listener('tell participant: cancelled', 'participation.cancelled', ({ participationId, wasConfirmed }, scope) =>
    tellParticipant(scope, participationId, 'cancelled', wasConfirmed),
  ),
  listener(
    'tell organisers: requested',
    'participation.requested',
    async ({ participationId, isToldTogether }, scope) => {
      if (!isToldTogether) await tellOrganisers(scope, participationId, 'requested')
    },
  ),
  listener(
    'tell everybody: paid without a place',
    'participation.paidWithoutPlace',
    async ({ participationId }, scope) => {
      await tellParticipant(scope, participationId, 'paidWithoutPlace')
      await tellOrganisers(scope, participationId, 'refundDue')
    },
  ),
]
