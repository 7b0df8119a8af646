declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Somebody was made an organiser by another. */
    'responsible.added': { eventId: string; userId: string }
  }
}

export {}
