/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  INVALID_IMAGE: 'We cannot use this picture. Please try another JPG or PNG.',
  STORAGE_FULL: 'There is no room for new pictures right now. Yours was not saved; please try again later.',
}
