/*
 * Values and limits of newsletters. Without zod, so that screens can load them.
 */

/**
 * `SCHEDULED`: waits for its time. `PAUSED`: nothing is sent until it is resumed. `SENT`: everybody was written to. `CANCELLED`: stopped
 * before that; those who were written to stay so.
 */
export const newsletterStatuses = ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED'] as const
export type NewsletterStatus = (typeof newsletterStatuses)[number]

/** Tabs of the list; `sending` has the paused ones, `sent` the cancelled ones too. */
export const newsletterTabs = ['all', 'draft', 'scheduled', 'sending', 'sent'] as const
export type NewsletterTab = (typeof newsletterTabs)[number]

/** `NOTIFY`: a short message that is sent at once by a notify call. `WELCOME`: a step of the welcome series. */
export const newsletterKinds = ['NEWSLETTER', 'NOTIFY', 'WELCOME'] as const
export type NewsletterKind = (typeof newsletterKinds)[number]

export const newsletterChannels = ['EMAIL', 'TELEGRAM'] as const
export type NewsletterChannel = (typeof newsletterChannels)[number]

/** Whose clock the time of a newsletter is on. `reader`: each gets it at that local time; the community's zone where theirs is unknown. */
export const scheduleZones = ['reader', 'community'] as const
export type ScheduleZone = (typeof scheduleZones)[number]

/** Facts about the reader or the community; a fallback stands where the reader has none. */
export const newsletterVariables = [
  'firstName',
  'lastName',
  'city',
  'company',
  'position',
  'communityName',
  'communityUrl',
] as const
export type NewsletterVariable = (typeof newsletterVariables)[number]

/** What keeps a newsletter from being sent. */
export const newsletterProblems = [
  'noContent',
  'noSubject',
  'emptyBlock',
  'noLabel',
  'noUrl',
  'noPicture',
  'noAlt',
  'noEvent',
  'noRecipients',
] as const
export type NewsletterProblem = (typeof newsletterProblems)[number]

/**
 * How far a recipient is. `LEFT_OUT`: unsubscribed, blocked, deleted or no longer a member when it was their turn. `BOUNCED`: the mail
 * server refuses the address for good. `UNCERTAIN`: handed over, but no answer came; a manager decides whether it is sent again.
 */
export const recipientStatuses = ['WAITING', 'SENDING', 'SENT', 'FAILED', 'BOUNCED', 'UNCERTAIN', 'LEFT_OUT'] as const
export type RecipientStatus = (typeof recipientStatuses)[number]

/** What is listed for a manager to look at. */
export const listedRecipientStatuses = ['FAILED', 'BOUNCED', 'UNCERTAIN', 'LEFT_OUT'] as const

export const newsletterLimits = {
  subject: 150,
  preheader: 200,
  blocks: 50,
  /** Paragraphs, lists and quotes of a text block. */
  parts: 100,
  listItems: 50,
  inlines: 200,
  inlineText: 4000,
  heading: 200,
  label: 60,
  alt: 200,
  fallback: 80,
  contacts: 10,
  segments: 20,
  /** Frozen selection. A larger one is a filter. */
  participants: 5000,
  /** Members who are left out one by one. */
  except: 1000,
  notifyText: 4000,
  templateName: 80,
  seriesSteps: 20,
  seriesDays: 365,
  /** Most letters per minute that a community may ask for. */
  perMinute: 60_000,
} as const

/** Why a member is left out when it is their turn, in the order in which it is looked at. */
export const leftOutReasons = ['gone', 'unsubscribed', 'bounced', 'today', 'nothing'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Why a letter is uncertain, if the run that claimed it was interrupted, as far as the next run knows. */
export const interrupted = 'interrupted'
