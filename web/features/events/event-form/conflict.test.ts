import { expect, it } from 'vitest'
import { buildValues } from '#web/testing/event-form/values.ts'
import { conflictFields, withMine } from './conflict.ts'

const base = buildValues()
const mine = buildValues({ title: 'My title', city: 'Hamburg', price: '5' })
const theirs = buildValues({ title: 'Their title', city: 'Hamburg', description: 'Their text' })

it('only my changes that they saved otherwise are in conflict', () => {
  expect(conflictFields(base, mine, theirs)).toEqual(['title', 'price'])
})

it('keeping mine keeps what they changed elsewhere', () => {
  expect(withMine(base, mine, theirs)).toEqual({ ...theirs, title: 'My title', price: '5' })
})
