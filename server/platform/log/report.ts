type Reporter = (error: unknown) => void

let report: Reporter = () => {}

/** Loads the error reporting library only when it is configured. */
export async function startReporting(dsn: string | undefined, environment: string): Promise<void> {
  if (!dsn) return
  const sentry = await import('@sentry/node')
  sentry.init({ dsn, environment })
  report = error => void sentry.captureException(error)
}

export const reportError: Reporter = error => report(error)
