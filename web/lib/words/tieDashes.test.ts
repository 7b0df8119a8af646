import { expect, it } from 'vitest'
import { tieDashes, tieDashesOf } from './tieDashes.ts'

it('keeps a dash in the line of the word before it', () => {
  expect(tieDashes('Ваш запрос — «Ищу юриста»; письмо – завтра.')).toBe(
    'Ваш запрос\u00a0— «Ищу юриста»; письмо\u00a0– завтра.',
  )
})

it('leaves hyphens, ranges and minus signs as they are', () => {
  for (const text of ['бизнес-клуб', '2015–2026', '-3', 'от 3 - 5']) expect(tieDashes(text)).toBe(text)
})

it('reaches the texts of every group', () =>
  expect(tieDashesOf({ a: 'Дом — там', b: { c: 'Чай — тут' } })).toEqual({
    a: 'Дом\u00a0— там',
    b: { c: 'Чай\u00a0— тут' },
  }))
