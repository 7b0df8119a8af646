/** What a reader is told when a call fails, by the name of the failure. */
export const failures = {
  SEGMENT_NAME_TAKEN: 'Another segment has this name.',
  TOO_MANY_SEGMENTS: 'There are 50 segments already. Remove one that you no longer need.',
  NOTHING_SELECTED: 'No members are selected any more.',
  INVALID_CSV: 'This file is not a table that we can read. Save it as CSV with titles in the first row.',
  TOO_MANY_ROWS: 'A file can have up to 50,000 rows. Split it and import the parts one after the other.',
  EMAIL_COLUMN_NEEDED: 'Choose the column with email addresses.',
  IMPORT_MOVED_ON: 'This import has moved on. Reload the page to see where it is.',
  CANNOT_MERGE: 'These two profiles cannot be merged right now.',
}
