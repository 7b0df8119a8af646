import { loginPath } from '#contract/auth/login-link.ts'
import { type Addressee, noteUser, notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { RenderedLetter } from '#server/platform/mail/layout.tsx'
import { cancellation, invitation } from '../calendar/calendar-invitation.ts'
import { findInvited, type Invited, listOrganisers, type Organiser } from '../calendar/store.ts'
import { ticketPicture, ticketUrl } from '../check-in/check-in-ticket.ts'
import { type EventInLanguages, findInLanguages } from '../event/event-languages.ts'
import type { OrganiserNews, OrganiserReader, ParticipantNews } from './letters.tsx'
import { findWaitlistPlace } from './store.ts'

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

/** Money is told about even when the event is over or cancelled; of anything else, its own letters have told. */
const alwaysTold: (ParticipantNews | OrganiserNews)[] = ['paidWithoutPlace', 'refundDue']

/** Confirms what the participant did. That there was no place left, or that one is free now, they learn in any case. */
export const isOwnDoing = (news: ParticipantNews, { isChangedByOwner }: Invited): boolean =>
  isChangedByOwner && ['confirmed', 'approved', 'rejected', 'cancelled'].includes(news)

/** A participation of which something is told, with its event. */
export type Told = { invited: Invited; events: EventInLanguages }

/** Null if the news is not true any more, or of no use. */
export async function findTold(
  { db, now }: Scope,
  participationId: string,
  news: ParticipantNews | OrganiserNews,
): Promise<Told | null> {
  const invited = await findInvited(db, participationId)
  if (!invited || !isStillTrue[news](invited)) return null
  const events = await findInLanguages(db, invited.eventId)
  if (!events || events.en.deletedAt) return null
  const isOver = events.en.endsAt !== null && Date.parse(events.en.endsAt) <= now.getTime()
  return alwaysTold.includes(news) || (!events.en.cancelledAt && !isOver) ? { invited, events } : null
}

/** Tells a participant about their part in an event, once for each change of it. */
export async function tellParticipant(
  scope: Scope,
  participationId: string,
  news: ParticipantNews,
  wasConfirmed = false,
): Promise<void> {
  const { db, community, now } = scope
  const told = await findTold(scope, participationId, news)
  if (!told) return
  const { invited, events } = told
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
      isUnlisted: isOwnDoing(news, invited),
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

/** Tells every organiser of the event. */
export async function tellOrganisers(scope: Scope, participationId: string, news: OrganiserNews): Promise<void> {
  const told = await findTold(scope, participationId, news)
  if (!told) return
  const { invited, events } = told
  const { organiserLetter, organiserSubject } = await import('./letters.tsx')
  for (const organiser of await listOrganisers(scope.db, invited.eventId))
    if (news !== 'requested' || organiser.participantId !== invited.participantId)
      await tellOrganiser(scope, organiser, {
        news,
        invited,
        letter: to => organiserLetter(scope.community, to, { news, event: events[to.lang], invited, now: scope.now }),
        subject: to => organiserSubject(to, { news, event: events[to.lang], invited }),
      })
}

export type OrganiserTexts = {
  news: OrganiserNews
  invited: Invited
  letter(to: OrganiserReader): Promise<RenderedLetter>
  subject(to: Addressee): string
}

/** By notification, or by letter alone if they have no confirmed profile here. */
export async function tellOrganiser(
  scope: Scope,
  organiser: Organiser,
  { news, invited, letter, subject }: OrganiserTexts,
): Promise<void> {
  const { community } = scope
  const { eventId, participationId } = invited
  const kind = `participation.${news}` as const
  // Once a day: a person who cancels and asks again many times causes one letter.
  const onceKey = `${kind} ${participationId} ${invited.changedAt.slice(0, 10)} ${organiser.userId}`
  const about = [invited.participantId]
  const { participantId } = organiser
  const data = { eventId, participationId }
  const groupKey = `${kind} ${eventId}`
  const isTold =
    participantId !== null &&
    (await notify(
      scope,
      { participantId, kind, actorId: invited.participantId, about, data, groupKey, onceKey, isOwn: true },
      {
        letter,
        text: to => [subject(to), urlOf(scope, loginPath(`/event/${eventId}/participants`, 'eventManage'))].join('\n'),
      },
    ))
  if (isTold) return
  await noteUser(scope, { userId: organiser.userId, kind, actorId: invited.participantId, data, groupKey, onceKey })
  const lang = organiser.lang ?? community.lang
  const to = { lang, timeZone: community.timeZone }
  await scope.post({ kind, recipient: organiser.email, about, lang, onceKey, ...(await letter(to)) })
}
