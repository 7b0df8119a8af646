/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  EVENT_NOT_FOUND: 'We could not find this event.',
}
