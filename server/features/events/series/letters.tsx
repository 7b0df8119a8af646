import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import type { CalendarPart } from '#server/platform/mail/draft.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Entries, Facts, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Invited } from '../calendar/store.ts'
import { type EventReader, placeFact, timeLines } from '../event/event-facts.tsx'
import type { EventInLanguages } from '../event/event-languages.ts'
import type { Times } from '../event/event-time.ts'
import type { EventNews } from '../event/letters.tsx'
import { type OrganiserReader, organiserLetter, Quote } from '../participation/letters.tsx'

export type DateNews = EventNews | 'confirmed' | 'waitlisted'

/** A date of a series, for one of its participants. */
export type ToldDate = {
  invited: Invited
  events: EventInLanguages
  /** Its time before a change. */
  before: Times | null
  /** Position on the waitlist, from 1. */
  place: number | null
}

type DateWithCalendar = ToldDate & { calendar: CalendarPart | null }

type ToldDates = { news: DateNews; dates: DateWithCalendar[]; now: Date }

const mostListed = 12

const isGoing = ({ invited }: Pick<ToldDate, 'invited'>): boolean => invited.status === 'CONFIRMED'

const valuesOf = (to: Addressee, { news, dates }: { news: DateNews; dates: ToldDate[] }) => ({
  name: to.firstName,
  title: dates[0]?.events[to.lang].title ?? '',
  count: news === 'confirmed' ? dates.filter(isGoing).length : dates.length,
})

/** The subject of the letter, and the text for messengers. */
export const datesSubject = (to: Addressee, told: { news: DateNews; dates: ToldDate[] }): string =>
  letterWords(to.lang)(`series.${told.news}.subject`, valuesOf(to, told))

/** To somebody who takes part in several dates of a series: all of them in one letter. */
export async function datesLetter(community: Community, to: Addressee, told: ToldDates): Promise<RenderedLetter> {
  const { news, dates, now } = told
  const words = letterWords(to.lang)
  const values = valuesOf(to, told)
  const first = dates[0]?.events[to.lang]
  const letter = await renderLetter(community, to.lang, {
    subject: datesSubject(to, told),
    preview: words(`series.${news}.lead`, values),
    headline: words(`series.${news}.headline`, values),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words(`series.${news}.lead`, values)}</Lead>
        {news === 'cancelled' && first?.cancelMessage && (
          <Quote title={words('event.cancelled.words')}>{first.cancelMessage}</Quote>
        )}
        <DateList dates={dates} to={to} now={now} />
        {sentencesOf(told, to).map(sentence => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        <Actions>
          {news === 'cancelled' ? (
            <Button href={loginPath('/events', 'event')} label={words('event.cancelled.button')} />
          ) : (
            <Button href={loginPath(`/event/${first?.id}`, 'event')} label={words('series.page')} />
          )}
        </Actions>
      </>
    ),
  })
  return { ...letter, ...calendarsOf(dates) }
}

/** One of them is shown beside the texts, as in the letter about an event; several are files. */
function calendarsOf(dates: DateWithCalendar[]): Pick<RenderedLetter, 'calendar' | 'calendarFiles'> {
  const files = dates.flatMap(({ calendar, events }) =>
    calendar ? [{ ...calendar, name: `${events.en.date ?? events.en.slug}.ics` }] : [],
  )
  const [only] = files
  return only && files.length === 1
    ? { calendar: { method: only.method, content: only.content } }
    : { calendarFiles: files }
}

/** What follows the dates: only what is true for this reader. */
function sentencesOf({ news, dates }: ToldDates, to: Addressee): string[] {
  const words = letterWords(to.lang)
  const event = dates[0]?.events[to.lang]
  const going = dates.filter(isGoing)
  const calendars = dates.filter(({ calendar }) => calendar !== null).length
  const contact = event?.organizerContact ? words('eventFacts.contact', { contact: event.organizerContact }) : ''
  const waiting = dates.find(({ place }) => place !== null)
  const waitlist = waiting ? words(`participation.waitlisted.${waiting.events.en.waitlist}`) : ''
  const sentences = {
    cancelled: [calendarSentence(news, calendars, to), contact],
    rescheduled: [calendarSentence(news, calendars, to), going.length > 0 && words('series.rescheduled.plans')],
    waitlisted: [waitlist],
    confirmed: [
      words(event?.type === 'ONLINE' ? 'series.confirmed.join' : 'series.confirmed.ticket'),
      calendarSentence(news, calendars, to),
      waitlist,
      words('series.confirmed.plans'),
    ],
  }
  return sentences[news].filter(sentence => typeof sentence === 'string' && sentence !== '') as string[]
}

function calendarSentence(news: Exclude<DateNews, 'waitlisted'> | DateNews, calendars: number, to: Addressee): string {
  const words = letterWords(to.lang)
  if (calendars === 0 || news === 'waitlisted') return ''
  if (calendars > 1) return words(`series.${news}.calendar`)
  return words(news === 'confirmed' ? 'participation.confirmed.calendar' : `event.${news}.calendar`)
}

type DateListProps = {
  dates: Omit<DateWithCalendar, 'calendar'>[]
  to: EventReader
  now: Date
  /** An organiser sees the whole location, and is led to the participants. */
  isOrganiser?: boolean
}

/** Time of each date, and its place where it is not the same for all of them. */
function DateList({ dates, to, now, isOrganiser = false }: DateListProps) {
  const words = letterWords(to.lang)
  const shown = dates.slice(0, mostListed)
  const rest = dates.length - shown.length
  const places = dates.map(date => placeFact(date.events[to.lang], to, isOrganiser || isGoing(date)))
  const [place] = places
  const isOnePlace = new Set(places.map(({ lines, href }) => [...lines, href].join('\n'))).size === 1
  const isMixed = new Set(dates.map(isGoing)).size > 1
  const hrefOf = (id: string) =>
    isOrganiser ? loginPath(`/event/${id}/participants`, 'eventManage') : loginPath(`/event/${id}`, 'event')
  const entries = shown.map((date, nth) => {
    const event = date.events[to.lang]
    const [time = '', ...own] = timeLines(event, to, now)
    const [before] = date.before ? timeLines(date.before, to, now) : []
    const lines = [
      time,
      event.title === dates[0]?.events[to.lang].title ? '' : event.title,
      ...own,
      before && before !== time ? words('series.before', { time: before }) : '',
      ...(isOnePlace ? [] : (places[nth]?.lines ?? [])),
      standing(date, isMixed && !isOrganiser, to),
    ]
    return { key: event.id, lines: lines.filter(Boolean), href: hrefOf(event.id) }
  })
  const more = {
    key: 'more',
    lines: [words('series.more', { count: rest })],
    href: hrefOf(shown[0]?.invited.eventId ?? ''),
  }
  return (
    <>
      <Entries entries={rest > 0 ? [...entries, more] : entries} />
      {isOnePlace && place && place.lines.length > 0 && <Facts facts={[place]} />}
    </>
  )
}

function standing({ invited, place }: Pick<ToldDate, 'invited' | 'place'>, isMixed: boolean, to: EventReader): string {
  const words = letterWords(to.lang)
  if (place !== null) return words('series.waiting', { place })
  return isMixed && invited.status !== 'CONFIRMED' ? words('series.notGoing') : ''
}

type Requested = Pick<ToldDate, 'invited' | 'events'>

/** To an organiser: somebody asks for a place on several dates. */
export function requestLetter(
  community: Community,
  to: OrganiserReader,
  { dates, now }: { dates: [Requested, ...Requested[]]; now: Date },
): Promise<RenderedLetter> {
  const [{ events, invited }, ...others] = dates
  const told = { news: 'requested' as const, event: events[to.lang], invited, now }
  if (others.length === 0) return organiserLetter(community, to, told)
  const listed = dates.map(date => ({ ...date, before: null, place: null }))
  return organiserLetter(community, to, { ...told, facts: <DateList dates={listed} to={to} now={now} isOrganiser /> })
}
