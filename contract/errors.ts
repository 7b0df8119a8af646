import { z } from 'zod'

/**
 * Every failure that a call can answer with. `code` is what clients compare, `status` the HTTP status.
 * Code 405 makes a client forget its token, so it belongs to an ended session alone, and no reply has the HTTP status 405.
 */
export const failures = {
  SESSION_ENDED: { code: 405, status: 401 },
  UNEXPECTED: { code: 1000, status: 500 },
  INVALID_INPUT: { code: 1001, status: 400 },
  UNAUTHORIZED: { code: 1002, status: 401 },
  FORBIDDEN: { code: 1003, status: 403 },
  NOT_FOUND: { code: 1004, status: 404 },
  ACCESS_DENIED: { code: 1005, status: 403 },
  CONFLICT: { code: 1006, status: 409 },
  TOO_MANY_REQUESTS: { code: 1007, status: 429 },
  IDEMPOTENCY_MISMATCH: { code: 1008, status: 422 },
  UNAVAILABLE: { code: 1009, status: 503 },
  BODY_TOO_LARGE: { code: 1010, status: 413 },
  INVALID_LOGIN: { code: 1011, status: 401 },
  UNSUPPORTED_MEDIA: { code: 1012, status: 415 },
  INVALID_PASSWORD: { code: 1014, status: 400 },
  EMAIL_TAKEN: { code: 1015, status: 409 },
  INVALID_CODE: { code: 1016, status: 400 },
  OUT_OF_CREDITS: { code: 1017, status: 409 },
  DOMAIN_TAKEN: { code: 1018, status: 409 },
  EMAIL_NOT_CONFIRMED: { code: 1019, status: 403 },
  POLICY_NOT_ACCEPTED: { code: 1020, status: 400 },
  MODERATION_FORBIDDEN: { code: 1021, status: 403 },
  METHOD_NOT_OFFERED: { code: 1022, status: 400 },
  COMMON_PASSWORD: { code: 1023, status: 400 },
  EMAIL_NEEDED: { code: 1024, status: 400 },
  PROVIDER_REFUSED: { code: 1025, status: 400 },
  LAST_ADMIN: { code: 1026, status: 409 },
  CHECK_EMAIL: { code: 1027, status: 409 },
  INCOMPLETE_PROFILE: { code: 1028, status: 400 },
  INVALID_IMAGE: { code: 1029, status: 400 },
  LOOKUP_MISSING: { code: 1030, status: 400 },
  LOOKUP_FAILED: { code: 1031, status: 400 },
  ALREADY_INTRODUCED: { code: 1032, status: 409 },
  ALREADY_ANSWERED: { code: 1033, status: 409 },
  CANNOT_INTRODUCE: { code: 1034, status: 409 },
  REQUEST_CLOSED: { code: 1035, status: 409 },
  NOT_MET: { code: 1036, status: 409 },
} as const satisfies Record<string, { code: number; status: number }>

export type FailureName = keyof typeof failures

export const failureNames = Object.keys(failures) as [FailureName, ...FailureName[]]

/** The body of every failed call. */
export const failureBody = z.strictObject({
  message: z.string(),
  code: z.number().int(),
  name: z.enum(failureNames),
  status: z.number().int(),
  fields: z.record(z.string(), z.string()).optional(),
  /** When trying again makes sense, where that is known: a countdown runs to it. */
  retryAt: z.iso.datetime().optional(),
})
export type FailureBody = z.infer<typeof failureBody>
