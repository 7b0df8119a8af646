import { type FailureName, failures } from '#contract/capabilities.ts'

/** Thrown by actions; becomes the failure body in the caller's language. */
export class Failure extends Error {
  readonly failure: FailureName
  readonly fields: Record<string, string> | undefined
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined
  /** The exact time to retry, where it is known. */
  readonly retryAt: Date | undefined
  constructor(
    failure: FailureName,
    more: { fields?: Record<string, string>; retryAfter?: number; retryAt?: Date } = {},
  ) {
    super(failure)
    this.failure = failure
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.retryAt = more.retryAt
  }
  get status(): number {
    return failures[this.failure].status
  }
}

/** Throws the failure unless the condition holds. */
export function ensure(condition: unknown, failure: FailureName): asserts condition {
  if (!condition) throw new Failure(failure)
}
