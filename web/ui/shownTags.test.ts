import { expect, test } from 'vitest'
import { shownTags } from './shownTags.ts'

test('leaves out "Other" and duplicates', () =>
  expect(shownTags(['Go', 'Other', ' Go ', 'other', '', 'SQL'])).toEqual(['Go', 'SQL']))

test('keeps a tag of 50 characters, and cuts a longer one to 47 and an ellipsis', () => {
  expect(shownTags(['a'.repeat(50)])).toEqual(['a'.repeat(50)])
  expect(shownTags(['b'.repeat(51)])).toEqual([`${'b'.repeat(47)}…`])
})
