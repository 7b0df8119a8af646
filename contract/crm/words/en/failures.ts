/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  SEGMENT_NAME_TAKEN: 'Another segment has this name.',
  TOO_MANY_SEGMENTS: 'There are 50 segments already. Remove one that you no longer need.',
  NOTHING_SELECTED: 'No members are selected any more.',
}
