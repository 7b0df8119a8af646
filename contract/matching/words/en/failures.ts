/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  OUT_OF_CREDITS: 'Credits ran out',
  ALREADY_INTRODUCED: 'You two have been introduced already. One intro between two people is all there is.',
  ALREADY_ANSWERED: 'This has been answered already.',
  CANNOT_INTRODUCE: 'This person cannot be written to at the moment.',
  REQUEST_CLOSED: 'This request is no longer open.',
  TOO_LATE: 'It is too late to undo this.',
  NOT_MET: 'You can rate a meeting once the intro is accepted.',
}
