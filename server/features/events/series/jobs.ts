import './news.ts'
import { loginPath } from '#contract/auth/login-link.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { calendarAfter, findTold, type Told, tellChange } from '../calendar/calendar-change.ts'
import { invitation } from '../calendar/calendar-invitation.ts'
import { type Invited, listOrganisers, type Organiser } from '../calendar/store.ts'
import {
  findTold as findToldParticipation,
  isOwnDoing,
  tellOrganiser,
  tellParticipant,
} from '../participation/participation-telling.ts'
import { findWaitlistPlace } from '../participation/store.ts'
import type { DateNews, ToldDate } from './letters.tsx'
import type { JoinedDate } from './series-joining.ts'

type Telling = {
  kind: 'event.rescheduled' | 'event.cancelled' | 'participation.confirmed' | 'participation.waitlisted'
  news: DateNews
  dates: [ToldDate, ...ToldDate[]]
  onceKey: string
}

/** One notification and one letter about several dates. */
async function tellDates(scope: Scope, { kind, news, dates, onceKey }: Telling): Promise<void> {
  const [{ invited }] = dates
  const { participantId, eventId, participationId } = invited
  const { datesLetter, datesSubject } = await import('./letters.tsx')
  await notify(
    scope,
    {
      ...{ participantId, kind, about: [], data: { eventId, participationId }, onceKey, isOwn: true },
      isUnlisted: dates.every(date => isOwnChange(news, date.invited)),
    },
    {
      letter: to =>
        datesLetter(scope.community, to, {
          news,
          dates: dates.map(date => ({ ...date, calendar: calendarOf(scope, news, date, to.lang) })),
          now: scope.now,
        }),
      text: to =>
        [
          datesSubject(to, { news, dates }),
          new URL(loginPath(`/event/${eventId}`, 'event'), scope.community.communityUrl).href,
        ].join('\n'),
    },
  )
}

/** Whether it confirms what the participant did: joined, or as an organiser changed the event. A waitlist is news in any case. */
const isOwnChange = (news: DateNews, invited: Invited): boolean =>
  news === 'rescheduled' || news === 'cancelled'
    ? invited.isEventChangedByOwner
    : invited.status === 'CONFIRMED' && isOwnDoing(news, invited)

function calendarOf(scope: Scope, news: DateNews, date: Told, lang: 'en' | 'ru') {
  if (news === 'rescheduled' || news === 'cancelled') return calendarAfter(scope, news, date, lang)
  return date.invited.status === 'CONFIRMED' ? invitation(scope, date.events[lang], date.invited, lang) : null
}

/** Tells a participant of several dates, once, that they have moved or will not take place. */
const tellChangeJob = job('series.tellChange', async ({ participantId, changeId, news, dates }, scope) => {
  const told: ToldDate[] = []
  for (const { before, ...change } of dates) {
    const found = await findTold(scope, { ...change, news })
    if (found) told.push({ ...found, before: news === 'rescheduled' ? before : null, place: null })
  }
  const [first, ...others] = told
  if (!first) return
  const onceKey = `event.${news} ${participantId} ${changeId}`
  if (others.length === 0) await tellChange(scope, news, first, onceKey)
  else await tellDates(scope, { kind: `event.${news}`, news, dates: [first, ...others], onceKey })
})

/** Tells somebody who joined several dates at once, and the organisers whose approval they need. */
const tellJoinedJob = job('series.tellJoined', async ({ joinId, dates }, scope) => {
  await tellJoiner(scope, dates, joinId)
  await tellApprovers(scope, dates)
})

async function tellJoiner(scope: Scope, joined: JoinedDate[], joinId: string): Promise<void> {
  const dates: ToldDate[] = []
  for (const { participationId, news } of joined) {
    if (news !== 'confirmed' && news !== 'waitlisted') continue
    const found = await findToldParticipation(scope, participationId, news)
    if (!found) continue
    const { waitlistNumber, eventId } = found.invited
    const place = waitlistNumber === null ? null : await findWaitlistPlace(scope.db, eventId, waitlistNumber)
    dates.push({ ...found, before: null, place })
  }
  const [first, ...others] = dates
  if (!first) return
  const isGoing = dates.some(({ invited }) => invited.status === 'CONFIRMED')
  const news = isGoing ? 'confirmed' : 'waitlisted'
  if (others.length === 0) return tellParticipant(scope, first.invited.participationId, news)
  const onceKey = `series.joined ${first.invited.participantId} ${joinId}`
  await tellDates(scope, { kind: `participation.${news}`, news, dates: [first, ...others], onceKey })
}

/** In the order in which everybody locks the lists of several readers. */
const byUser = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

/** One letter to each organiser, about the dates that they organise. */
async function tellApprovers(scope: Scope, joined: JoinedDate[]): Promise<void> {
  const asked = new Map<string, { organiser: Organiser; dates: [Told, ...Told[]] }>()
  for (const { participationId, news } of joined) {
    const told = news === 'requested' && (await findToldParticipation(scope, participationId, news))
    if (!told) continue
    for (const organiser of await listOrganisers(scope.db, told.invited.eventId)) {
      if (organiser.participantId === told.invited.participantId) continue
      const own = asked.get(organiser.userId)
      if (own) own.dates.push(told)
      else asked.set(organiser.userId, { organiser, dates: [told] })
    }
  }
  if (asked.size === 0) return
  const { requestLetter } = await import('./letters.tsx')
  const { organiserSubject } = await import('../participation/letters.tsx')
  for (const { organiser, dates } of [...asked].sort(byUser).map(([, each]) => each)) {
    const [{ events, invited }] = dates
    await tellOrganiser(scope, organiser, {
      news: 'requested',
      invited,
      letter: to => requestLetter(scope.community, to, { dates, now: scope.now }),
      subject: to => organiserSubject(to, { news: 'requested', event: events[to.lang], invited }),
    })
  }
}

export const seriesJobs: Job[] = [tellChangeJob, tellJoinedJob]
