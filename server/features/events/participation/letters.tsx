import type { ReactNode } from 'react'
import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import type { CalendarPart } from '#server/platform/mail/draft.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Paragraph, Person, Picture, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Invited } from '../calendar/store.ts'
import { amountText, EventFacts } from '../event/event-facts.tsx'
import { letterMoment } from '../event/event-time.ts'
import type { StoredEvent } from '../event/store.ts'

/** What a participant is told about their own part in an event. */
export type ParticipantNews =
  | 'confirmed'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'waitlisted'
  | 'offered'
  | 'expired'
  | 'paidWithoutPlace'

export type Told = {
  news: ParticipantNews
  event: StoredEvent
  invited: Invited
  /** Position on the waitlist, from 1. */
  place: number | null
  calendar: CalendarPart | null
  /** The code for the door as a picture, for those who are going to a place. */
  ticket: string | null
  now: Date
}

/** The values of all sentences about a participation. */
export function participationValues(
  to: Addressee,
  { event, invited, place, now }: Omit<Told, 'news' | 'calendar' | 'ticket'>,
) {
  const until = invited.offeredUntil ?? invited.heldUntil
  return {
    name: to.firstName,
    title: event.title,
    price: amountText(invited.amount, event, to),
    place: place ?? 1,
    until: until ? letterMoment(until, to.lang, to.timeZone, now) : '',
  }
}

/** Approved for an event without a price: there are questions to answer. */
const isFree = ({ news, invited }: Pick<Told, 'news' | 'invited'>): boolean =>
  news === 'approved' && invited.amount === null

/** The subject of the letter, and the text for messengers. */
export function participationSubject(to: Addressee, told: Omit<Told, 'calendar' | 'ticket'>): string {
  const words = letterWords(to.lang)
  const values = participationValues(to, told)
  return isFree(told)
    ? words('participation.approved.subjectFree', values)
    : words(`participation.${told.news}.subject`, values)
}

function leadOf(told: Told, to: Addressee): string {
  const words = letterWords(to.lang)
  const values = participationValues(to, told)
  if (isFree(told)) return words('participation.approved.leadFree', values)
  if (told.news === 'cancelled' && told.invited.isChangedByOwner)
    return words('participation.cancelled.leadOwn', values)
  return words(`participation.${told.news}.lead`, values)
}

/** To a participant, about their part in an event. */
export async function participationLetter(community: Community, to: Addressee, told: Told): Promise<RenderedLetter> {
  const { news, event, invited, calendar, ticket, now } = told
  const words = letterWords(to.lang)
  const values = participationValues(to, told)
  const lead = leadOf(told, to)
  const letter = await renderLetter(community, to.lang, {
    subject: participationSubject(to, told),
    preview: lead,
    headline: words(`participation.${news}.headline`, values),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{lead}</Lead>
        {news === 'rejected' && invited.message && (
          <Quote title={words('participation.rejected.words')}>{invited.message}</Quote>
        )}
        {news !== 'rejected' && (
          <EventFacts event={event} to={to} isInside={invited.status === 'CONFIRMED'} now={now} />
        )}
        {ticket && (
          <Picture
            src={ticket}
            alt={words('participation.confirmed.ticketCode', values)}
            size={200}
            caption={words('participation.confirmed.ticket')}
          />
        )}
        {sentencesOf(told, to).map(sentence => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        <Actions>
          <Button {...buttonOf(told, to)} />
        </Actions>
      </>
    ),
  })
  return calendar ? { ...letter, calendar } : letter
}

/** What follows the time and place, for each kind of news only what is true for this reader. */
function sentencesOf(told: Told, to: Addressee): string[] {
  const { news, event, invited, calendar } = told
  const words = letterWords(to.lang)
  const values = participationValues(to, told)
  const contact = event.organizerContact ? [words('eventFacts.contact', { contact: event.organizerContact })] : []
  switch (news) {
    case 'confirmed':
      return [
        ...(invited.plusOnes > 0 ? [words('participation.confirmed.guests', { count: invited.plusOnes })] : []),
        ...(event.type === 'ONLINE' ? [words('participation.confirmed.join')] : []),
        words(calendar ? 'participation.confirmed.calendar' : 'participation.confirmed.noCalendar'),
        words('participation.confirmed.plans'),
      ]
    case 'approved':
      return values.until ? [words('participation.approved.until', values)] : []
    case 'cancelled':
      return [
        ...(calendar ? [words('participation.cancelled.calendar')] : []),
        ...(invited.isChangedByOwner ? [] : contact),
      ]
    case 'waitlisted':
      return [words(`participation.waitlisted.${event.waitlist}`)]
    case 'offered':
      return [words('participation.offered.after')]
    case 'expired':
      return [words(invited.waitlistNumber === null ? 'participation.expired.after' : 'participation.expired.waiting')]
    case 'paidWithoutPlace':
      return [words('participation.paidWithoutPlace.after'), ...contact]
    case 'rejected':
      return contact
  }
}

function buttonOf(told: Told, to: Addressee): { href: string; label: string } {
  const { news, event } = told
  const words = letterWords(to.lang)
  if (news === 'rejected') return { href: loginPath('/events', 'event'), label: words('participation.rejected.button') }
  if (isFree(told))
    return { href: loginPath(`/event/${event.id}`, 'event'), label: words('participation.approved.buttonFree') }
  if (news === 'approved')
    return {
      href: loginPath(`/event/${event.id}`, 'eventPayment'),
      label: words('participation.approved.button', participationValues(to, told)),
    }
  if (told.ticket)
    return {
      href: loginPath(`/event/${event.id}#ticket`, 'event'),
      label: words('participation.confirmed.showTicket'),
    }
  return {
    href: loginPath(`/event/${event.id}`, 'event'),
    label: words(news === 'offered' ? 'participation.offered.button' : 'participation.page'),
  }
}

/** Somebody's own words, with who wrote them. */
export function Quote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Paragraph>{title}</Paragraph>
      <Block>
        <Reason>{children}</Reason>
      </Block>
    </>
  )
}

export type OrganiserNews = 'requested' | 'refundDue'

export type OrganiserReader = Pick<Addressee, 'lang' | 'timeZone'> & { unsubscribeUrl?: string }

type ToldOrganiser = {
  news: OrganiserNews
  event: StoredEvent
  invited: Invited
  now: Date
  /** Instead of time and place of the one event. */
  facts?: ReactNode
}

/** The values of the sentences to organisers. */
const organiserValues = (to: OrganiserReader, { event, invited }: Pick<ToldOrganiser, 'event' | 'invited'>) => ({
  person: `${invited.firstName} ${invited.lastName}`.trim(),
  title: event.title,
  price: amountText(invited.amount, event, to),
})

/** The subject of the letter, and the text for messengers. */
export const organiserSubject = (
  to: OrganiserReader,
  told: Pick<ToldOrganiser, 'news' | 'event' | 'invited'>,
): string => letterWords(to.lang)(`participation.${told.news}.subject`, organiserValues(to, told))

/** To an organiser: somebody waits for their decision. */
export function organiserLetter(
  community: Community,
  to: OrganiserReader,
  told: ToldOrganiser,
): Promise<RenderedLetter> {
  const { news, event, invited, now, facts = <EventFacts event={event} to={to} isInside now={now} /> } = told
  const words = letterWords(to.lang)
  const values = organiserValues(to, told)
  return renderLetter(community, to.lang, {
    subject: organiserSubject(to, told),
    preview: words(`participation.${news}.lead`, values),
    headline: words(`participation.${news}.headline`, values),
    footer: to.unsubscribeUrl ? 'member' : 'service',
    ...(to.unsubscribeUrl ? { unsubscribeUrl: to.unsubscribeUrl } : {}),
    date: now,
    children: (
      <>
        <Lead>{words(`participation.${news}.lead`, values)}</Lead>
        <Person
          name={values.person}
          about={[invited.position, invited.company].filter(Boolean).join(', ')}
          imageUrl={invited.avatarUrl}
          actions={
            <Button
              href={loginPath(`/event/${event.id}/participants`, 'eventManage')}
              label={words(`participation.${news}.button`)}
            />
          }
        />
        {facts}
      </>
    ),
  })
}
