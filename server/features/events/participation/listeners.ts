import '../event/news.ts'
import './news.ts'
import { loginPath } from '#contract/auth/login-link.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { cancellation, invitation } from '../calendar/calendar-invitation.ts'
import { findInvited, type Invited, listOrganisers, type Organiser } from '../calendar/store.ts'
import { ticketPicture, ticketUrl } from '../check-in/check-in-ticket.ts'
import { type EventInLanguages, findInLanguages } from '../event/event-languages.ts'
import type { OrganiserNews, ParticipantNews } from './letters.tsx'
import { settle } from './participation-steps.ts'
import { findWaitlistPlace } from './store.ts'

/** Places were added: the waitlist moves up. */
const moveUp = listener('move waitlist up', 'event.enlarged', ({ eventId }, scope) => settle(scope, eventId))

/** Whether the news is still true when its listener runs: the participation may have changed again meanwhile. */
const isStillTrue: Record<ParticipantNews | OrganiserNews, (invited: Invited) => boolean> = {
  confirmed: ({ status }) => status === 'CONFIRMED',
  approved: ({ status }) => status === 'PENDING',
  rejected: ({ status }) => status === 'REJECTED',
  cancelled: ({ status }) => status === 'CANCELLED',
  waitlisted: ({ status, waitlistNumber, offeredUntil }) =>
    status === 'PENDING' && waitlistNumber !== null && offeredUntil === null,
  offered: ({ status, offeredUntil, heldUntil }) =>
    status === 'PENDING' && (offeredUntil !== null || heldUntil !== null),
  expired: ({ status, offeredUntil, heldUntil }) => status === 'PENDING' && offeredUntil === null && heldUntil === null,
  paidWithoutPlace: ({ status }) => status === 'PENDING',
  requested: ({ status }) => status === 'PENDING',
  refundDue: ({ status }) => status === 'PENDING',
}

async function findTold(
  { db }: Scope,
  participationId: string,
  news: ParticipantNews | OrganiserNews,
): Promise<Invited | null> {
  const invited = await findInvited(db, participationId)
  return invited && isStillTrue[news](invited) ? invited : null
}

/** Money is told about even when the event is over or cancelled; of anything else, its own letters have told. */
const alwaysTold: (ParticipantNews | OrganiserNews)[] = ['paidWithoutPlace', 'refundDue']

async function findTelling(
  { db, now }: Scope,
  eventId: string,
  news: ParticipantNews | OrganiserNews,
): Promise<EventInLanguages | null> {
  const event = await findInLanguages(db, eventId)
  if (!event || event.en.deletedAt) return null
  const isOver = event.en.endsAt !== null && Date.parse(event.en.endsAt) <= now.getTime()
  return alwaysTold.includes(news) || (!event.en.cancelledAt && !isOver) ? event : null
}

/** Tells a participant about their part in an event, once for each change of it. */
async function tellParticipant(
  scope: Scope,
  participationId: string,
  news: ParticipantNews,
  wasConfirmed = false,
): Promise<void> {
  const { db, community, now } = scope
  const invited = await findTold(scope, participationId, news)
  const events = invited && (await findTelling(scope, invited.eventId, news))
  if (!events) return
  const { participantId, eventId, waitlistNumber } = invited
  const place = waitlistNumber === null ? null : await findWaitlistPlace(db, eventId, waitlistNumber)
  const { participationLetter, participationSubject } = await import('./letters.tsx')
  await notify(
    scope,
    {
      participantId,
      kind: `participation.${news}`,
      about: [],
      data: { eventId, participationId },
      onceKey: `participation.${news} ${participationId} ${invited.changedAt} ${until(invited)}`,
      isOwn: true,
    },
    {
      letter: async to => {
        const event = events[to.lang]
        const calendar =
          news === 'confirmed'
            ? invitation(scope, event, invited, to.lang)
            : wasConfirmed
              ? cancellation(scope, event, invited, to.lang)
              : null
        const ticket =
          news === 'confirmed' && event.type !== 'ONLINE'
            ? await ticketPicture(ticketUrl(scope, { slug: event.slug, participationId }))
            : null
        return participationLetter(community, to, { news, event, invited, place, calendar, ticket, now })
      },
      text: to =>
        [
          participationSubject(to, { news, event: events[to.lang], invited, place, now }),
          urlOf(scope, loginPath(`/event/${eventId}`, 'event')),
        ].join('\n'),
    },
  )
}

/** A second offer or hold changes no status, but is news. */
const until = ({ offeredUntil, heldUntil }: Invited): string => offeredUntil ?? heldUntil ?? ''

const urlOf = ({ community }: Scope, path: string): string => new URL(path, community.communityUrl).href

/** Tells every organiser: by notification, or by letter alone if they have no confirmed profile here. */
async function tellOrganisers(scope: Scope, participationId: string, news: OrganiserNews): Promise<void> {
  const invited = await findTold(scope, participationId, news)
  const events = invited && (await findTelling(scope, invited.eventId, news))
  if (!events) return
  for (const organiser of await listOrganisers(scope.db, invited.eventId))
    await tellOrganiser(scope, organiser, { events, invited, news })
}

type Telling = { events: EventInLanguages; invited: Invited; news: OrganiserNews }

async function tellOrganiser(scope: Scope, organiser: Organiser, { events, invited, news }: Telling): Promise<void> {
  const { community, now } = scope
  const { eventId, participationId } = invited
  const { organiserLetter, organiserValues } = await import('./letters.tsx')
  const kind = `participation.${news}` as const
  // Once a day: a person who cancels and asks again many times causes one letter.
  const onceKey = `${kind} ${participationId} ${invited.changedAt.slice(0, 10)} ${organiser.userId}`
  const about = [invited.participantId]
  const isTold =
    organiser.participantId !== null &&
    (await notify(
      scope,
      {
        participantId: organiser.participantId,
        kind,
        actorId: invited.participantId,
        about,
        data: { eventId, participationId },
        onceKey,
        isOwn: true,
      },
      {
        letter: to => organiserLetter(community, to, { news, event: events[to.lang], invited, now }),
        text: to =>
          [
            letterWords(to.lang)(
              `participation.${news}.subject`,
              organiserValues(to, { event: events[to.lang], invited }),
            ),
            urlOf(scope, loginPath(`/event/${eventId}/participants`, 'eventManage')),
          ].join('\n'),
      },
    ))
  if (isTold) return
  const lang = organiser.lang ?? community.lang
  const to = { lang, timeZone: community.timeZone }
  const letter = await organiserLetter(community, to, { news, event: events[lang], invited, now })
  await scope.post({ kind, recipient: organiser.email, about, lang, onceKey, ...letter })
}

const toParticipant = (news: Exclude<ParticipantNews, 'cancelled' | 'paidWithoutPlace'>): Listener =>
  listener(`tell participant: ${news}`, `participation.${news}`, ({ participationId }, scope) =>
    tellParticipant(scope, participationId, news),
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
  listener('tell organisers: requested', 'participation.requested', ({ participationId }, scope) =>
    tellOrganisers(scope, participationId, 'requested'),
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
