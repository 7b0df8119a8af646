import { expect, test } from 'vitest'
import { type OptionType, optionSettings, optionTypes } from '#contract/communities/options.ts'
import { demoCommunities } from '#demo/communities/list.ts'
import { optionStories } from './option-stories.ts'

test('every option has a story', () => {
  expect(Object.keys(optionStories).sort()).toEqual(Object.keys(optionTypes).sort())
})

test.each(Object.entries(optionStories))(
  'the story of %s compares a community with the option and one without it',
  (type, story) => {
    const has = (domain: string) => {
      const record = demoCommunities.find(each => each.domain === domain)
      return record && optionSettings(record, type as OptionType) !== undefined
    }
    expect(has(story.with)).toBe(true)
    expect(has(story.without)).toBe(false)
  },
)
