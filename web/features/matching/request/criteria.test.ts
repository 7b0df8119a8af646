import { describe, expect, it } from 'vitest'
import { type Criteria, criteriaChange, isPauseValid, pauseEndOf } from './criteria.ts'

const before: Criteria = {
  lookingFor: 'A mentor',
  canHelp: '',
  goal: 'A second shop',
  tags: ['bread'],
  everyWeeks: 1,
  pausedUntil: null,
}

describe('the input of the calls', () => {
  it('is empty without changes', () => {
    expect(criteriaChange(before, { ...before, lookingFor: ' A mentor ', tags: ['bread'] })).toEqual({
      profile: null,
      preference: null,
    })
  })
  it('is only the request when only that changed', () => {
    expect(criteriaChange(before, { ...before, lookingFor: 'A baker' })).toEqual({
      profile: { lookingFor: 'A baker' },
      preference: null,
    })
  })
  it('has offer, goal and tags separately', () => {
    expect(criteriaChange(before, { ...before, canHelp: 'Ovens', goal: '', tags: ['bread', 'tea'] }).profile).toEqual({
      canHelp: 'Ovens',
      goal: '',
      tags: ['bread', 'tea'],
    })
  })
  it('has frequency and pause together', () => {
    expect(criteriaChange(before, { ...before, everyWeeks: 2 })).toEqual({
      profile: null,
      preference: { everyWeeks: 2, pausedUntil: null },
    })
  })
})

it('a pause must end after today, unless unchanged', () => {
  expect(isPauseValid('2026-11-17', null, '2026-11-16')).toBe(true)
  expect(isPauseValid('2026-11-16', null, '2026-11-16')).toBe(false)
  expect(isPauseValid('next week', null, '2026-11-16')).toBe(false)
  expect(isPauseValid('2026-10-01', '2026-10-01', '2026-11-16')).toBe(true)
  expect(isPauseValid(null, '2026-12-01', '2026-11-16')).toBe(true)
})

it.each<[string | null, string | null]>([
  [null, null],
  ['2026-11-15', null],
  ['2026-11-16', null],
  ['next week', null],
  ['2026-11-17', '2026-11-17'],
])('on 16 November a pause until %s keeps from searching until %s', (pausedUntil, end) => {
  expect(pauseEndOf({ ...before, pausedUntil }, '2026-11-16')).toBe(end)
})
