declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Somebody unsubscribed by the link of a newsletter. */
    'newsletter.unsubscribed': { newsletterId: string; participantId: string }
  }
}

export {}
