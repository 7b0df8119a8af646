/** Times of presence, in milliseconds. */
export const presenceTimes = {
  /** After the last socket, so that a reload does not show. */
  leaveMs: 3000,
  /** How often a process says that it still holds its sockets. */
  renewMs: 10_000,
  /** A process that has not said so for this long is gone. */
  goneMs: 30_000,
}

/** Rows that were renewed later than this count. */
export const countsSince = (now: Date, goneMs = presenceTimes.goneMs): Date => new Date(now.getTime() - goneMs)
