import { bootstrap } from '../browser/bootstrap.ts'
import { loadQuietly } from '../browser/chunks.ts'

/** Loads the reporter with the first error, and only if it is configured. */
export function reportError(error: unknown, facts: Record<string, string | number> = {}): void {
  const dsn = bootstrap.settings.sentryDsn
  if (!dsn) return
  void loadQuietly(() => import('./sentry.ts')).then(
    ({ report }) => report(dsn, error, facts),
    () => undefined,
  )
}
