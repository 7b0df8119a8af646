import { reportOf } from '#contract/report.ts'

/** `call` is method and path of the route, without its fields. */
type Facts = { call?: string }
type Reporter = (error: unknown, facts?: Facts) => void

const none: Reporter = () => {}
let report = none

/**
 * Loads the error reporting library only when it is configured. Of its integrations only the one that reports a crash: the
 * others add requests, lines of the log and local variables to a report, and patch the server's modules.
 */
export async function startReporting(dsn: string | undefined, environment: string): Promise<void> {
  report = none
  if (!dsn) return
  const sentry = await import('@sentry/node')
  sentry.initWithoutDefaultIntegrations({
    dsn,
    environment,
    integrations: [sentry.onUncaughtExceptionIntegration()],
    sendClientReports: false,
    beforeSend: event => ({ ...reportOf(event), type: undefined }),
  })
  report = (error, facts) => void sentry.captureException(error, { tags: { ...facts } })
}

export const reportError: Reporter = (error, facts) => report(error, facts)
