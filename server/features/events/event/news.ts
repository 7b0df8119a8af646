declare module '#server/platform/jobs/names.ts' {
  interface News {
    'event.created': { eventId: string }
    /** Time or place changed: calendars are updated. `isToldTogether`: participants get one letter about several dates of a series. */
    'event.rescheduled': { eventId: string; isToldTogether?: boolean }
    'event.cancelled': { eventId: string; isToldTogether?: boolean }
    /** Places were added, so that the waitlist moves. */
    'event.enlarged': { eventId: string }
    /** The file of a cover that an event does not show any more. */
    'event.coverReplaced': { file: string }
  }
}

export {}
