import { expect, it } from 'vitest'
import { emphasisParts } from './Emphasis.tsx'

const spoken = (text: string) =>
  emphasisParts(text)
    .map(({ words, isStressed }) => (isStressed ? `[${words}]` : words))
    .join('')

it.each([
  [
    'You need a *technical co-founder*; he wants a *partner*.',
    'You need a [technical co-founder]; he wants a [partner].',
  ],
  ['*All of it*', '[All of it]'],
  ['Вы ищете *партнёра*, он — *продукт*', 'Вы ищете [партнёра], он — [продукт]'],
  ['2 * 3 * 4 is not stressed', '2 * 3 * 4 is not stressed'],
  ['one* alone', 'one* alone'],
  ['**', '**'],
  ['<b>*x*</b>', '<b>[x]</b>'],
  ['', ''],
])('emphasises text between asterisks: %s', (text, expected) => {
  expect(spoken(text)).toBe(expected)
})

it('gives every part a unique key', () => {
  const places = emphasisParts('a *b* c *d*').map(part => part.at)
  expect(new Set(places).size).toBe(places.length)
})
