import { expect, it } from 'vitest'
import { threeFaces } from './threeFaces.ts'

const face = (name: string) => ({ name, imageUrl: `/${name}.svg` })
const words = { title: '-', text: '-', reason: '-', role: '-' }

const namesOf = (left: string, right: string, nod: string, author: string) =>
  threeFaces({
    example: { ...words, left: face(left), right: face(right) },
    nod: { ...words, face: face(nod) },
    quote: { ...words, author: face(author) },
  }).map(({ name }) => name)

it('the three faces are from the example, the accepted intro and the quote', () => {
  expect(namesOf('anna', 'boris', 'chen', 'daria')).toEqual(['boris', 'chen', 'daria'])
})

it('the three faces are never the same person twice', () => {
  expect(namesOf('anna', 'boris', 'chen', 'chen')).toEqual(['boris', 'chen', 'anna'])
  expect(namesOf('anna', 'boris', 'boris', 'boris')).toEqual(['boris', 'anna'])
})
