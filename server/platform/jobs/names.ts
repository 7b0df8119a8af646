/**
 * News by name, with their data. Each slice declares its own:
 * `declare module '#server/platform/jobs/names.ts' { interface News { 'participation.approved': { ... } } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the slices
export interface News {}

export type NewsName = keyof News & string
export type NewsData<N extends NewsName> = News[N]

/** Jobs by name, with their payload. Each slice declares its own, as with `News`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the slices
export interface Jobs {}

export type JobName = keyof Jobs & string
export type JobPayload<N extends JobName> = Jobs[N]

export type JobOptions = {
  runAt?: Date
  /** A job with the same key replaces the waiting one. */
  key?: string
  attempts?: number
  /** Jobs of one queue run one at a time. */
  queue?: string
  /** Jobs that wait for somebody else's server: all others that are due come first. */
  isLast?: boolean
}
