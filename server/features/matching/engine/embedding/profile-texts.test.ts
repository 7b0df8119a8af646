import { expect, test } from 'vitest'
import { cpuTimeOf } from '#contract/testing/cpu-time.ts'
import { haveOf, textHash, wantOf } from './profile-texts.ts'

const fields = { request: '', goal: '', canHelp: '', about: '', position: '', company: '', tags: [] }

test('what a member wants is request and goal, what they have is the rest', () => {
  const member = {
    ...{ request: 'A baker', goal: 'Open a shop', canHelp: 'Leases', about: 'I read contracts', position: 'Lawyer' },
    ...{ company: 'Tort', tags: ['law', 'retail'] },
  }
  expect(wantOf(member)).toBe('A baker. Open a shop')
  expect(haveOf(member)).toBe('Leases. Lawyer. Tort. I read contracts. law, retail')
  expect(wantOf({ ...fields, request: '  ' })).toBe('')
})

test.each([
  ['write to vera@example.com about bread', 'write to about bread'],
  ['see https://example.com/vera?a=1 or www.vera.ru now', 'see or now'],
  ['telegram @vera_baker', 'telegram'],
  ['call +7 (916) 123-45-67 today', 'call today'],
  ['in 2019 we baked 3000 loaves', 'in 2019 we baked 3000 loaves'],
])('contacts are left out of "%s"', (about, expected) => {
  expect(haveOf({ ...fields, about })).toBe(expected)
})

test('a long text is cut, and cutting takes no time', () => {
  const took = cpuTimeOf(() => {
    expect(haveOf({ ...fields, about: 'word '.repeat(100_000) })).toHaveLength(2000)
    for (const unit of ['@', '+1 ', 'a@', 'http://', '1(', '-'])
      expect(haveOf({ ...fields, about: unit.repeat(50_000) }).length).toBeLessThanOrEqual(2000)
  })
  expect(took).toBeLessThan(2000)
})

test('equal texts have equal hashes', () => {
  expect(textHash('A baker')).toBe(textHash('A baker'))
  expect(textHash('A baker')).not.toBe(textHash('A Baker'))
  expect(textHash('A baker')).toMatch(/^[0-9a-f]{32}$/)
})
