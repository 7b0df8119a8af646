import { prefer } from '../preferences.ts'
import { test } from '../test.ts'
import { wordsOf } from '../words.ts'
import { optionStories } from './option-stories.ts'

for (const [type, story] of Object.entries(optionStories))
  for (const lang of ['en', 'ru'] as const)
    test(`${type} in ${lang}: ${story.with} shows it, ${story.without} does not have it`, {
      tag: '@desktop',
    }, async ({ page, request }) => {
      const told = { page, request, words: wordsOf(lang), lang }
      await prefer(page, { lang })
      await story.shows({ ...told, domain: story.with })
      await story.lacks({ ...told, domain: story.without })
    })
