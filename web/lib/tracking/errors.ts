import { bootstrap } from '../browser/bootstrap.ts'

/** The reporter comes with the first failure, never with the page, and only where an address for reports is configured. */
export function reportError(error: unknown, facts: Record<string, string | number> = {}): void {
  const dsn = bootstrap.settings.sentryDsn
  if (!dsn) return
  void import('./sentry.ts').then(
    ({ report }) => report(dsn, error, facts),
    () => undefined,
  )
}
