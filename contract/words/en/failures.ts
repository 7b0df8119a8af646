/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  SESSION_ENDED: 'Your session has ended. Please log in again.',
  UNEXPECTED: 'Something went wrong on our side. Please try again later.',
  INVALID_INPUT: 'Please check the marked fields.',
  UNAUTHORIZED: 'Please log in first.',
  FORBIDDEN: 'You do not have permission to do this.',
  NOT_FOUND: 'There is nothing at this address.',
  CONFLICT: 'This has changed in the meantime. Reload the page and try again.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
  IDEMPOTENCY_MISMATCH: 'This request was already sent with different content.',
  UNAVAILABLE: 'The server is unavailable. Please try again in a moment.',
  BODY_TOO_LARGE: 'This is too large to send.',
  UNSUPPORTED_MEDIA: 'This type of content is not supported here.',
  NOT_SET_UP: 'There is no community here yet. The operator of this site can open the first one.',
}
