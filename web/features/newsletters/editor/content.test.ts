import { expect, it } from 'vitest'
import { newsletterBlock, newsletterText } from '#contract/newsletters/newsletter-content.ts'
import {
  blockKinds,
  changeBlock,
  copyText,
  insertBlock,
  moveBlock,
  newBlock,
  newBlockId,
  newText,
  removeBlock,
  withText,
} from './content.ts'

const letter = {
  subject: 'Tea',
  preheader: '',
  blocks: [newBlock('heading', 'a'), newBlock('text', 'b'), newBlock('button', 'c')],
}
const ids = ({ blocks }: typeof letter | ReturnType<typeof newText>) => blocks.map(({ id }) => id).join('')

it.each(blockKinds)('a new block of the kind %s fits the contract', kind => {
  expect(newsletterBlock.parse(newBlock(kind))).toMatchObject({ kind })
})

it('a new letter fits the contract, and ids of blocks differ', () => {
  newsletterText.parse(newText())
  expect(new Set(Array.from({ length: 50 }, newBlockId)).size).toBe(50)
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 2, 'acb'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [5, 0, 'abc'],
])('a block that is moved from %i to %i gives %s', (from, to, order) => {
  expect(ids(moveBlock(letter, from, to))).toBe(order)
})

it('a block is inserted, changed and removed by its id', () => {
  expect(ids(insertBlock(letter, newBlock('event', 'd'), 1))).toBe('adbc')
  expect(ids(removeBlock(letter, 'b'))).toBe('ac')
  const changed = changeBlock(letter, { id: 'c', kind: 'button', label: 'Join', url: '/events' })
  expect(changed.blocks[2]).toMatchObject({ label: 'Join' })
  expect(changed.blocks[0]).toBe(letter.blocks[0])
})

it('a copy for the other language has the same words in blocks of its own', () => {
  const copy = copyText(letter)
  expect(copy.blocks.map(({ kind }) => kind)).toEqual(['heading', 'text', 'button'])
  expect(copy.blocks.some(({ id }) => 'abc'.includes(id))).toBe(false)
  expect(withText({ en: letter, ru: null }, 'ru', copy)).toEqual({ en: letter, ru: copy })
})
