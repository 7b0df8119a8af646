import { z } from 'zod'
import { type FailureName, failures } from './capabilities.ts'

export const failureNames = Object.keys(failures) as [FailureName, ...FailureName[]]

/** Body of every failed call. */
export const failureBody = z.strictObject({
  message: z.string(),
  code: z.number().int(),
  name: z.enum(failureNames),
  status: z.number().int(),
  fields: z.record(z.string(), z.string()).optional(),
  /** When to retry, if known; the client counts down to it. */
  retryAt: z.iso.datetime().optional(),
})
export type FailureBody = z.infer<typeof failureBody>
