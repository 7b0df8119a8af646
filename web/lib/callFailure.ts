import type { FailureName } from '#contract/capabilities.ts'

const defaultCode = 1000

/** Why a call failed, in the words and the code that the server gave; `status` 0 when no answer came. */
export class CallFailure extends Error {
  readonly code: number
  readonly status: number
  readonly fields: Record<string, string>
  override readonly name: FailureName | 'CallFailure'

  constructor(status: number, body: unknown, cause?: unknown) {
    const { message, error, code, name, fields } = (isRecord(body) ? body : {}) as Record<string, unknown>
    super(tidy(message) ?? tidy(error) ?? '', cause === undefined ? undefined : { cause })
    this.status = status
    this.code = typeof code === 'number' ? code : status || defaultCode
    this.name = typeof name === 'string' ? (name as FailureName) : 'CallFailure'
    this.fields = isRecord(fields) ? (fields as Record<string, string>) : {}
  }

  /** The token is no longer good for anything. */
  get isSessionEnd(): boolean {
    return this.status === 401 || this.code === 405
  }

  /** Nobody could answer: down, out of reach, or out of time. */
  get isUnavailable(): boolean {
    return this.status === 0 || this.status === 503 || this.status === 504
  }
}

function tidy(text: unknown): string | undefined {
  return typeof text === 'string' ? text.replace(/[[\]]/g, '').trim() || undefined : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
