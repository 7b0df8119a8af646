declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Somebody was made an organiser by another. */
    'responsible.added': { eventId: string; userId: string }
    'responsible.removed': { eventId: string; userId: string }
    /** An organiser who has read the present secret of the payment webhook was removed. */
    'responsible.webhookExposed': { eventId: string; userId: string; by: string }
  }
}

export {}
