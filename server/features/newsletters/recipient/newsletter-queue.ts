import type { Scope } from '#server/platform/http/context.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    /** Starts a scheduled newsletter, and writes down the next of its recipients. */
    'newsletter.freeze': { newsletterId: string }
    /** Sends what is due. Runs of one newsletter are in one queue; should they overlap, each letter is still claimed by one of them. */
    'newsletter.send': { newsletterId: string }
  }
}

export const queueFreezing = (scope: Scope, newsletterId: string, runAt?: Date): Promise<void> =>
  scope.queue(
    'newsletter.freeze',
    { newsletterId },
    { key: `newsletter freeze ${newsletterId}`, ...(runAt ? { runAt } : {}) },
  )

export const queueSending = (scope: Scope, newsletterId: string, runAt?: Date): Promise<void> =>
  scope.queue(
    'newsletter.send',
    { newsletterId },
    { key: `newsletter send ${newsletterId}`, queue: `newsletter ${newsletterId}`, ...(runAt ? { runAt } : {}) },
  )
