import { captureException, init } from '@sentry/react'

let isStarted = false

/** Sends only the given data: no session replay, no personal data. */
export function report(dsn: string, error: unknown, facts: Record<string, string | number>): void {
  if (!isStarted) init({ dsn, defaultIntegrations: false })
  isStarted = true
  captureException(error, { tags: facts })
}
