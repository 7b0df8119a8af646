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
  METHOD_NOT_CONFIGURED: 'This way to log in is not set up yet. Set up its login service first.',
  PROVIDER_SECRET_NEEDED:
    'The token address is on another server now. Enter the secret again, so that it does not go to the wrong one.',
  PROVIDER_ADDRESS: 'Enter an address that starts with https://.',
  DISCOVERY_FAILED:
    'There is no description of a login service at this address. Check it, or enter the addresses by hand.',
  SENDER_DOMAIN: 'This domain cannot be used for emails of a community. Please enter another address.',
}
