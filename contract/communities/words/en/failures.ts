/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  DOMAIN_TAKEN: 'This address is taken. Please choose another.',
  DOMAIN_RESERVED: 'This address is reserved for the site itself. Please choose another.',
}
