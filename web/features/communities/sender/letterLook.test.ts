import { expect, test } from 'vitest'
import { inLook } from './letterLook.ts'

test('dark styles of a letter apply in the dark look alone', () => {
  const html = '<style>@media (max-width:620px){a{}}@media (prefers-color-scheme:dark){b{}}</style>'
  expect(inLook(html, 'dark')).toBe('<style>@media (max-width:620px){a{}}@media all{b{}}</style>')
  expect(inLook(html, 'light')).toBe('<style>@media (max-width:620px){a{}}@media not all{b{}}</style>')
})
