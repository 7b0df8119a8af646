import type { Config } from '#server/platform/config/config.ts'
import { bankContactsPart } from './parts/bank-contacts.ts'
import { changesPart } from './parts/changes.ts'
import { chatsPart, eventChatsPart } from './parts/chats.ts'
import { communitiesPart } from './parts/communities.ts'
import { contactLinksPart } from './parts/contact-links.ts'
import { eventsPart } from './parts/events.ts'
import { identityPart } from './parts/identity.ts'
import { matchingPart } from './parts/matching.ts'
import { meetingsPart } from './parts/meetings.ts'
import { memberListPart } from './parts/member-list.ts'
import { memberNotesPart } from './parts/member-notes.ts'
import { membersPart } from './parts/members.ts'
import { moderationPart } from './parts/moderation.ts'
import { newslettersPart } from './parts/newsletters.ts'
import { notificationsPart } from './parts/notifications.ts'
import { offersPart } from './parts/offers.ts'
import type { DemoPart } from './parts/part.ts'
import { peoplePart } from './parts/people.ts'
import { visibilityPart } from './parts/visibility.ts'

/** In order of loading. The content of a name never changes: later changes come as a new part. */
export const demoParts: DemoPart[] = [
  communitiesPart,
  membersPart,
  identityPart,
  peoplePart,
  matchingPart,
  bankContactsPart,
  visibilityPart,
  eventsPart,
  chatsPart,
  eventChatsPart,
  meetingsPart,
  notificationsPart,
  changesPart,
  moderationPart,
  memberListPart,
  newslettersPart,
  memberNotesPart,
  contactLinksPart,
  offersPart,
]

/** Without those that are switched off. They are not marked as loaded, so they can be switched on later. */
export const chosenParts = ({ DEMO_EVENTS }: Pick<Config, 'DEMO_EVENTS'>): DemoPart[] =>
  demoParts.filter(({ name }) => DEMO_EVENTS || !name.startsWith('events-'))
