import { expect, it } from 'vitest'
import { suggestTopics } from './topicSuggestions.ts'

const topics = ['Marketing', 'Дизайн', 'C++', 'Machine learning', 'Образование', 'AI', 'Music', 'Law', 'Tea', 'Books']
const suggest = (typed: string, taken: string[] = []) => suggestTopics({ topics, taken, typed })

it.each([
  ['an exact word', 'I do marketing', 'Marketing'],
  ['a Russian word in another case', 'Занимаюсь дизайном упаковки', 'Дизайн'],
  ['all words of a topic', 'learning about machines', 'Machine learning'],
  ['a word with signs', 'ten years of C++', 'C++'],
  ['a short word, exactly', 'AI for schools', 'AI'],
  ['the person who does it', 'A musician and markets of music', 'Marketing'],
  ['a Russian profession', 'Работаю дизайнером в студии', 'Дизайн'],
  ['a Russian activity of several words', 'Сфера: образованием детей', 'Образование'],
])('suggests a topic first for %s', (_what, typed, topic) => {
  expect(suggest(typed)[0]).toBe(topic)
})

it.each([
  ['a longer word that begins alike', 'I make airplanes'],
  ['one word of two', 'a washing machine'],
  ['a word with another root', 'Desired outcome: a lawn'],
])('does not take %s for a topic', (_what, typed) => {
  expect(suggest(typed)).toEqual(topics.slice(0, 8))
})

it('suggests only mentioned ones where others would be in the way', () => {
  expect(suggestTopics({ topics, taken: [], typed: 'Дизайнер и преподаватель музыки', isFilledUp: false })).toEqual([
    'Дизайн',
  ])
  expect(suggestTopics({ topics, taken: [], typed: '', isFilledUp: false })).toEqual([])
})

it('leaves out topics that were taken, and fills up with the most common ones', () => {
  expect(suggest('Law and tea', ['marketing', 'TEA'])).toEqual([
    'Law',
    'Дизайн',
    'C++',
    'Machine learning',
    'Образование',
    'AI',
    'Music',
    'Books',
  ])
})
