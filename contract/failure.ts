/** The failures of a capability: `code` is what clients compare, `status` the HTTP status of the reply. */
export type FailureTable = Record<string, { code: number; status: number }>
