import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type CalendarEntry, renderCalendar } from '#server/platform/mail/calendar-file.ts'
import type { CalendarPart } from '#server/platform/mail/draft.ts'
import { letterWords } from '#server/platform/words/words.ts'
import type { Meeting } from './rules.ts'
import type { Invited } from './store.ts'

const nameOf = ({ firstName, lastName }: Invited): string => `${firstName} ${lastName}`.trim()

type Reader = { readerId: string; lang: Language; now: Date }

/** An agreed meeting in the calendar of one of the two. The addresses of the other stand nowhere in it. */
export function meetingEntry(
  { communityUrl }: Pick<Community, 'communityUrl'>,
  meeting: Meeting,
  invited: Invited[],
  { readerId, lang, now }: Reader,
): CalendarEntry {
  const other = invited.find(each => each.participantId !== readerId)
  const start = meeting.startsAt ?? now
  const url = new URL(`/chats/${meeting.chatId}`, communityUrl).href
  return {
    uid: `${meeting.id}@${new URL(communityUrl).hostname}`,
    sequence: meeting.sequence,
    stamp: now,
    time: { start, end: new Date(start.getTime() + meeting.minutes * 60_000) },
    status: meeting.status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
    title: letterWords(lang)('meetingTime.entry', { person: other ? nameOf(other) : '' }),
    description: [meeting.place, url].filter(Boolean).join('\n\n'),
    location: meeting.place,
    point: null,
    url,
  }
}

/** The community invites, from the address of its letters, and the reader has accepted. */
export function calendarPart(
  { community, config, now }: Scope,
  meeting: Meeting,
  invited: Invited[],
  { readerId, lang }: Omit<Reader, 'now'>,
): CalendarPart {
  const reader = invited.find(each => each.participantId === readerId)
  const method = meeting.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST'
  const entry = {
    ...meetingEntry(community, meeting, invited, { readerId, lang, now }),
    organiser: { name: community.title[lang], address: community.senderEmail ?? config.MAIL_FROM },
    ...(reader ? { attendee: { name: nameOf(reader), address: reader.email } } : {}),
  }
  return { method, content: renderCalendar({ method, entries: [entry] }) }
}
