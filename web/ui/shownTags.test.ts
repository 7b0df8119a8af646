import { expect, test } from 'vitest'
import { shownTags } from './shownTags.ts'

test('the catch-all and repeated tags are left out', () =>
  expect(shownTags(['Go', 'Other', ' Go ', 'other', '', 'SQL'])).toEqual(['Go', 'SQL']))

test('a tag of 50 characters stays, a longer one is cut to 47 and an ellipsis', () => {
  expect(shownTags(['a'.repeat(50)])).toEqual(['a'.repeat(50)])
  expect(shownTags(['b'.repeat(51)])).toEqual([`${'b'.repeat(47)}…`])
})
