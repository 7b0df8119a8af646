import type { coverKinds, coverPalettes } from '#contract/communities/community.ts'
import type { LocationVisibility, WaitlistMode } from '#contract/events/event-fields.ts'
import type { Localized } from '#contract/languages.ts'

/** A place at which events of the demo are held. */
export type Venue = {
  addressLine: string
  city: string
  region: string
  country: string
  postalCode: string
  latitude: number
  longitude: number
}

export type DemoQuestion = {
  type: 'TEXT' | 'RADIO' | 'CHECKBOX' | 'YEAR'
  text: Localized
  isRequired?: boolean
  atMost?: number
  options?: Localized[]
  /** What participants write; every TEXT question has some. */
  answers?: Localized[]
  /** Asked only after this option of the question before. */
  afterOption?: number
}

/** An event of the demo, dated by the week in which the demo is loaded. */
export type DemoEvent = {
  slug: string
  title: Localized
  description: Localized
  /** Weeks from the current one, and weekday: 1 is Monday. Null: the date is to be confirmed. */
  on: { week: number; weekday: number } | null
  start?: string
  end?: string
  /** Another zone than the community's. */
  timeZone?: string
  at: Venue | 'online' | 'to be confirmed'
  locationVisibility?: LocationVisibility
  price?: { amount: number; currency: string }
  isPrivate?: boolean
  needsApproval?: boolean
  places?: number
  waitlist?: WaitlistMode
  plusOnes?: number
  cover: { kind: (typeof coverKinds)[number]; palette: (typeof coverPalettes)[number] }
  /** Slugs of members who host it; the community's organiser always does. */
  hosts: string[]
  /** How many members take part, by status; of a past event those who came too. */
  going: number
  pending?: number
  waiting?: number
  came?: number
  /** Part of the member with whose account visitors sign in. */
  member?: 'going' | 'pending' | 'waiting'
  questions?: DemoQuestion[]
  /** Number of events, a week or a month apart. */
  series?: { frequency: 'WEEKLY' | 'MONTHLY_BY_WEEKDAY'; count: number }
  isCancelled?: boolean
}
