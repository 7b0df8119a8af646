/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  DOMAIN_TAKEN: 'This address is taken. Please choose another.',
  DOMAIN_RESERVED: 'This address is reserved for the site itself. Please choose another.',
  SETTING_CHANGED: 'Another manager has just changed the same thing. Look at the new version, then save yours.',
  NO_SIGN_IN_METHOD: 'Nobody could log in. Keep at least one way to log in that works.',
  CHANGE_NOT_UNDOABLE: 'This change cannot be undone, or was undone already.',
  CHANGED_LATER: 'This was changed again later. Undo the later change first.',
  RECORD_MISSING: 'The record is not there yet. It can take up to an hour until a new record is seen everywhere.',
  DNS_UNAVAILABLE: 'The DNS servers do not answer. Try again in a minute.',
}
