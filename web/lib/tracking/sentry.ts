import { captureException, init } from '@sentry/react'
import { reportOf } from '#contract/report.ts'

let isStarted = false

/** Sends only the given data: no session replay, no address of the page, no personal data. */
export function report(dsn: string, error: unknown, facts: Record<string, string | number>): void {
  if (!isStarted)
    init({
      dsn,
      defaultIntegrations: false,
      sendClientReports: false,
      beforeSend: event => ({ ...reportOf(event), type: undefined }),
    })
  isStarted = true
  captureException(error, { tags: facts })
}
