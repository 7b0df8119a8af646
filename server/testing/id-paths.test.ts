import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, nothing } from '#contract/shapes.ts'
import { idPathsOf, unknownLike, withValueAt } from './id-paths.ts'

const rowWith = (input: z.ZodRawShape) =>
  endpoint({ call: 'POST /api/example', access: 'user', summary: 'An example.', input, reply: nothing })

test('finds ids in objects, lists, unions, records, and behind optional and default values', () => {
  const place = z.strictObject({ id, title: z.string() })
  const row = rowWith({
    id,
    title: z.string(),
    maybe: id.optional(),
    orNull: id.nullable().default(null),
    place,
    seats: z.array(z.strictObject({ guestIds: z.array(id), place: place.optional() })),
    either: z.union([z.string().max(3), z.strictObject({ eventId: id })]),
    byName: z.record(z.string(), id),
  })
  expect(idPathsOf(row).sort()).toEqual(
    [
      'byName.*',
      'either.eventId',
      'id',
      'maybe',
      'orNull',
      'place.id',
      'seats[].guestIds[]',
      'seats[].place.id',
    ].sort(),
  )
})

test('sets a value at a path, in each element of a list, and leaves the rest', () => {
  const input = { title: 'x', place: { id: 'a', title: 'y' }, seats: [{ guestIds: ['a', 'b'] }, { guestIds: ['c'] }] }
  expect(withValueAt(input, 'place.id', 'z')).toEqual({ ...input, place: { id: 'z', title: 'y' } })
  expect(withValueAt(input, 'seats[].guestIds[]', 'z')).toEqual({
    ...input,
    seats: [{ guestIds: ['z', 'z'] }, { guestIds: ['z'] }],
  })
  expect(withValueAt({}, 'maybe', 'z')).toEqual({ maybe: 'z' })
  expect(() => withValueAt({ seats: [] }, 'seats[].guestIds[]', 'z')).toThrow('empty list')
})

test('makes an unknown id of the same form', () => {
  const known = '0190a0a0-0000-7000-8000-000000000001'
  expect(unknownLike(known)).not.toBe(known)
  expect(unknownLike(`photo-${known}-256.webp`)).toMatch(/^photo-[0-9a-f-]{36}-256\.webp$/)
})
