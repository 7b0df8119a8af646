import { expect, test } from 'vitest'
import { isFileSigned, isTooNarrow, signedFileUrl } from './rules.ts'

const [file, another] = ['0192a7c0-0000-7000-8000-000000000001', '0192a7c0-0000-7000-8000-000000000002']
const at = (hours: number) => new Date(Date.UTC(2026, 10, 17, hours))
const signedAt = (hours: number) => {
  const url = new URL(signedFileUrl(file, 'secret', at(hours)), 'http://x')
  return { until: url.searchParams.get('until') ?? '', signature: url.searchParams.get('signature') ?? '' }
}

test('the address of a file is the same during half a day', () => {
  expect(signedFileUrl(file, 'secret', at(0))).toBe(signedFileUrl(file, 'secret', at(11)))
  expect(signedFileUrl(file, 'secret', at(0))).not.toBe(signedFileUrl(file, 'secret', at(12)))
  expect(signedFileUrl(file, 'secret', at(0))).toMatch(`/api/chats/files/${file}?until=`)
})

test('a signature holds for a day at least, and for a day and a half at most', () => {
  expect(isFileSigned(file, signedAt(0), 'secret', at(0))).toBe(true)
  expect(isFileSigned(file, signedAt(11), 'secret', at(35))).toBe(true)
  expect(isFileSigned(file, signedAt(0), 'secret', at(36))).toBe(false)
})

test.each([
  ['of another file', () => isFileSigned(another, signedAt(0), 'secret', at(0))],
  ['with another secret', () => isFileSigned(file, signedAt(0), 'other', at(0))],
  ['with a later end', () => isFileSigned(file, { ...signedAt(0), until: '99999' }, 'secret', at(0))],
  ['with an end that is no number', () => isFileSigned(file, { ...signedAt(0), until: 'x' }, 'secret', at(0))],
  ['that is cut', () => isFileSigned(file, { ...signedAt(0), signature: 'x' }, 'secret', at(0))],
  ['without a signature', () => isFileSigned(file, { until: signedAt(0).until }, 'secret', at(0))],
  ['without an end', () => isFileSigned(file, { signature: signedAt(0).signature }, 'secret', at(0))],
])('a signature %s is refused', (_what, check) => {
  expect(check()).toBe(false)
})

test.each([
  [2000, 100, false],
  [100, 2000, false],
  [2001, 100, true],
  [100, 2001, true],
  [100, 100, false],
])('a picture of %i by %i is too narrow: %s', (width, height, isNarrow) => {
  expect(isTooNarrow({ width, height })).toBe(isNarrow)
})
