import { expect, it } from 'vitest'
import { linkTarget } from './linkTarget.ts'

it.each([
  ['/events', '/events'],
  [' https://tea.example/a ', 'https://tea.example/a'],
  ['tea.example', 'https://tea.example'],
  ['tea.example/a?b=1', 'https://tea.example/a?b=1'],
  ['//tea.example', null],
  ['/\\tea.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['tea', null],
  ['', null],
])('%s is kept as %s', (typed, kept) => {
  expect(linkTarget(typed)).toBe(kept)
})
