/** Rate limits of calls, counted in the database over all processes. */
export const callLimits = {
  signIn: { count: 100, minutes: 10, per: 'address' },
  letter: { count: 60, minutes: 10, per: 'address' },
  createCommunity: { count: 3, minutes: 24 * 60, per: 'user' },
  setUp: { count: 20, minutes: 10, per: 'address' },
  lookup: { count: 20, minutes: 60, per: 'user' },
  upload: { count: 30, minutes: 60, per: 'user' },
  /** Drawn pictures; the proxies of mail providers ask for many readers. */
  drawing: { count: 600, minutes: 10, per: 'address' },
  reach: { count: 10, minutes: 24 * 60, per: 'user' },
  /** Notices of payment providers, which send many from one address. */
  webhook: { count: 1200, minutes: 1, per: 'address' },
  /** All calls of one API token. */
  apiToken: { count: 600, minutes: 1, per: 'user' },
  /** Check-in at the door: two devices of one organiser in a rush. */
  door: { count: 600, minutes: 1, per: 'user' },
  write: { count: 120, minutes: 1, per: 'user' },
  /** Files with all participants or all answers of an event. */
  eventExport: { count: 60, minutes: 10, per: 'user' },
  /** Asked while an organiser types. */
  slugCheck: { count: 120, minutes: 1, per: 'user' },
  /** Ranking of all participants of an event. */
  encounters: { count: 60, minutes: 1, per: 'user' },
  /** Feeds; the large calendar programs ask for many members from one address. */
  calendar: { count: 3000, minutes: 10, per: 'address' },
  /** Starting and changing chats: others are told. */
  chat: { count: 30, minutes: 1, per: 'user' },
  chatMessage: { count: 60, minutes: 1, per: 'user' },
  /** Read marks and typing, which an open chat sends by itself. */
  chatRead: { count: 240, minutes: 1, per: 'user' },
  chatFile: { count: 60, minutes: 60, per: 'user' },
  /** Messages to the participants of events. */
  eventMessage: { count: 30, minutes: 24 * 60, per: 'user' },
  /** Messages of managers to members. */
  notify: { count: 100, minutes: 24 * 60, per: 'user' },
} as const satisfies Record<string, { count: number; minutes: number; per: 'address' | 'user' }>
export type LimitName = keyof typeof callLimits

/** How often somebody may join one event again after cancelling: each time letters are sent. */
export const rejoins = { count: 10, minutes: 60 }

/** Letters with a code or a link that may be sent to one address. */
export const lettersPerRecipient = { count: 6, minutes: 30 }
export const accessLettersPerDay = { count: 30, minutes: 24 * 60 }

/** Invitations by letter: to one address over all communities and inviters, and of one inviter. */
export const invitationsPerRecipient = { count: 3, minutes: 24 * 60 }
export const invitationsPerInviter = { count: 50, minutes: 24 * 60 }

/**
 * Letters per day. What is over a cap is held until a day that has room, and refused if there is none in
 * `daysAhead`. Letters for signing in have limits of their own.
 */
export const dailyLetters = { perRecipient: 30, newCommunity: 100, daysAhead: 30, heldUntilHour: 6 }

/** Failed sign-ins of one account before even the right password is refused. */
export const signInFailures = { count: 5, minutes: 30 }

export const limits = {
  password: { min: 8, max: 128 },
  email: { max: 254 },
  name: { max: 80 },
  title: { max: 120 },
  domain: { min: 2, max: 40 },
  url: { max: 2000 },
  text: { max: 4000 },
  about: { min: 20, max: 1500 },
  lookingFor: { min: 10, max: 600 },
  canHelp: { max: 500 },
  goal: { max: 300 },
  tag: { max: 80 },
  tags: { max: 10 },
  question: { max: 300 },
  answer: { max: 255 },
  search: { max: 100 },
  introMessage: { max: 1000 },
  note: { max: 1000 },
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 40_000_000,
  bodyBytes: 256 * 1024,
  idempotencyKey: { max: 128 },
  toastsAtOnce: 20,
} as const

/** Timings and thresholds of the interface, in milliseconds and pixels. */
export const interfaceConstants = {
  toastMs: { success: 3000, error: 4000, warning: 4000, default: 3000 },
  /** At least; so long can be undone what was just done. */
  toastWithActionMs: 8000,
  toastRemovalMs: 1000,
  noticeMs: 500_000,
  loaderRemovalMs: 50,
  chunkTimeoutMs: 120_000,
  /** A page that stays open looks for a new build this often, when it comes to the front. */
  updateCheckMs: 3_600_000,
  /** The loader of the page stays for this long while the first screen is loading, then its placeholder is shown. */
  placeholderAfterMs: 1000,
  /** A page that loaded itself again waits so long for its content, to scroll to where it was. */
  returnToPlaceMs: 5000,
  publicIpTimeoutMs: 5000,
  scrollThreshold: 78,
  narrowWidth: 768,
  landingMenuWidth: 767,
  skeletonDelayMs: 200,
  emailErrorMs: 2500,
  confirmedRedirectMs: 5000,
  resendMs: 60_000,
  tour: {
    steps: 4,
    startMs: 2000,
    /** While a dialog is open, the start is tried again this often, and for this long. */
    pollMs: 1000,
    pollForMs: 10_000,
    finishMs: 500,
    /** A tour that was left in the middle is resumed for this long. */
    resumeMs: 86_400_000,
  },
} as const

/** Credits of communities without the CREDITS option. */
export const defaultCredits = { allowance: 100, period: 'week', price: 10 } as const
