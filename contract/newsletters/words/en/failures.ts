/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  NEWSLETTER_NOT_FOUND: 'We could not find this newsletter.',
  NEWSLETTER_CHANGED: 'Somebody else has changed this meanwhile. Reload it to see their changes.',
  NEWSLETTER_SENT: 'This newsletter is on its way and can no longer be changed.',
  NEWSLETTER_INCOMPLETE: 'This newsletter is not finished yet. Please fill in what is missing.',
  NEWSLETTER_NOT_SENDING: 'This newsletter is no longer being sent.',
  SCHEDULE_PASSED: 'This time has passed. Please choose a later one.',
  TEMPLATE_NOT_FOUND: 'We could not find this template.',
  TOO_MANY_TEMPLATES: 'You have 100 templates. Delete one to keep another.',
}
