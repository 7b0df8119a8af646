import type { Language } from '#contract/languages.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { renderCalendar } from '#server/platform/mail/calendar-file.ts'
import type { CalendarPart } from '#server/platform/mail/draft.ts'
import type { StoredEvent } from '../event/store.ts'
import { calendarEntry, cancelledEntry } from './calendar-entry.ts'
import type { Invited } from './store.ts'

/** The people of an invitation: the community invites, from the address of its letters, and the participant has accepted. */
const peopleOf = ({ community, config }: Scope, invited: Invited, lang: Language) => ({
  organiser: { name: community.title[lang], address: community.senderEmail ?? config.MAIL_FROM },
  attendee: { name: `${invited.firstName} ${invited.lastName}`.trim(), address: invited.email },
})

/** For somebody who is going: adds the event to their calendar, or updates it there. Null while its date is to be confirmed. */
export function invitation(scope: Scope, event: StoredEvent, invited: Invited, lang: Language): CalendarPart | null {
  const reader = { lang, isInside: true, ...peopleOf(scope, invited, lang) }
  const entry = calendarEntry(event, scope.community, reader, scope.now)
  return entry && { method: 'REQUEST', content: renderCalendar({ method: 'REQUEST', entries: [entry] }) }
}

/** For somebody who was going: removes the event from their calendar. */
export function cancellation(scope: Scope, event: StoredEvent, invited: Invited, lang: Language): CalendarPart {
  const reader = { lang, isInside: false, ...peopleOf(scope, invited, lang) }
  const entry = cancelledEntry(event, scope.community, reader, scope.now)
  return { method: 'CANCEL', content: renderCalendar({ method: 'CANCEL', entries: [entry] }) }
}
