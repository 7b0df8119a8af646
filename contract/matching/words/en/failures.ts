/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  OUT_OF_CREDITS: 'Credits ran out',
  ALREADY_INTRODUCED: 'There is already an intro between you two.',
  ALREADY_ANSWERED: 'This has already been answered.',
  CANNOT_INTRODUCE: 'You cannot write to this person right now.',
  REQUEST_CLOSED: 'This request is no longer open.',
  TOO_LATE: 'It is too late to undo this.',
  PAIR_RULED_OUT: 'A matching rule keeps these two apart. Remove it first.',
  TOO_MANY_CHOICES: 'There are already 200 choices for this run.',
  NOT_MET: 'You can rate a meeting once the intro is accepted.',
}
