declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Time or place changed: calendars are updated. */
    'event.rescheduled': { eventId: string }
    'event.cancelled': { eventId: string }
    /** Places were added, so that the waitlist moves. */
    'event.enlarged': { eventId: string }
    /** The file of a cover that an event does not show any more. */
    'event.coverReplaced': { file: string }
  }
}

export {}
