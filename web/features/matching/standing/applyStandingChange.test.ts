import { expect, it } from 'vitest'
import { applyStandingChange } from './applyStandingChange.ts'

const standing = { isBookmarked: false, relationType: null }
const ann = { person: { id: 'ann' }, standing, privateNote: '' }
const bob = { person: { id: 'bob' }, standing, privateNote: 'Tea' }

it('changes a person in any list, and nobody else', () => {
  const pages = { pages: [{ items: [ann, bob], next: null }], pageParams: [0] }
  expect(applyStandingChange(pages, 'ann', { standing: { isBookmarked: true }, privateNote: 'Coffee' })).toEqual({
    pages: [
      { items: [{ ...ann, standing: { ...standing, isBookmarked: true }, privateNote: 'Coffee' }, bob], next: null },
    ],
    pageParams: [0],
  })
  expect(applyStandingChange([bob], 'bob', { standing: { relationType: 'DISLIKE' } })).toEqual([
    { ...bob, standing: { ...standing, relationType: 'DISLIKE' } },
  ])
})

it('leaves other data unchanged', () => {
  expect(applyStandingChange({ balance: 70, until: null }, 'ann', {})).toEqual({ balance: 70, until: null })
  expect(applyStandingChange(undefined, 'ann', {})).toBeUndefined()
})
