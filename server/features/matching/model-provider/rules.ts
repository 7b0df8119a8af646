/** What became of a call to a model provider. */
export type CallProblem =
  /** Asked to wait, or does not answer as it should: another call may succeed. */
  | { kind: 'retry'; status: number | null; retryAfter: string | null }
  /** Address, key or model are wrong: only the operator can help. */
  | { kind: 'refused'; status: number }
  /** This very input is refused. */
  | { kind: 'input'; status: number }

const inputStatuses = [400, 413, 422]
const operatorStatuses = [401, 402, 403, 404, 405]

export function problemOf(status: number | null, retryAfter: string | null): CallProblem {
  if (status !== null && inputStatuses.includes(status)) return { kind: 'input', status }
  if (status !== null && operatorStatuses.includes(status)) return { kind: 'refused', status }
  return { kind: 'retry', status, retryAfter }
}

const firstPauseMs = 30_000
const longestPauseMs = 3_600_000
const refusedPauseMs = 900_000

/** How long no call is made after one that failed: as long as the provider says, else twice as long after each failure. */
export function pauseAfter(problem: CallProblem, failures: number, now: Date): number {
  if (problem.kind !== 'retry') return refusedPauseMs
  const asked = readRetryAfter(problem.retryAfter, now)
  if (asked !== null) return Math.min(longestPauseMs, Math.max(1000, asked))
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 20))
}

/** Milliseconds of a Retry-After header: seconds or a date. */
function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : at - now.getTime()
}

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const nextDay = (now: Date): Date => new Date(Date.parse(`${dayOf(now)}T00:00:00Z`) + 86_400_000)
