/** Failures of a capability: clients compare `code`; `status` is the HTTP status. */
export type FailureTable = Record<string, { code: number; status: number }>
