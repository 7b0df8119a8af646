/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  SESSION_ENDED: 'Your session has ended. Please log in again.',
  UNEXPECTED: 'Something went wrong on our side. Please try again later.',
  INVALID_INPUT: 'Please check the marked fields.',
  UNAUTHORIZED: 'Please log in first.',
  FORBIDDEN: 'You have no permission to do this.',
  NOT_FOUND: 'There is nothing at this address.',
  CONFLICT: 'This was changed in the meantime. Reload the page and try again.',
  TOO_MANY_REQUESTS: 'That was too often. Please wait a little and try again.',
  IDEMPOTENCY_MISMATCH: 'This request was already made with other content.',
  UNAVAILABLE: 'The server is unavailable. Please try again in a moment.',
  BODY_TOO_LARGE: 'This is too large to be sent.',
  UNSUPPORTED_MEDIA: 'This kind of content is not accepted here.',
  NOT_SET_UP: 'There is no community here yet. The operator of this site can open the first one.',
}
