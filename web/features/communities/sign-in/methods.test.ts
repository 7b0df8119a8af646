import { expect, test } from 'vitest'
import { authConfigOf, canSwitch, methodRows } from './methods.ts'

test('methods that are on come first, in their order, and are stored with what belongs to them', () => {
  const stored = [{ authType: 'OAUTH2' as const, externalContent: '{"codeUrl":"x"}' }, { authType: 'MAGIC' as const }]
  const rows = methodRows(stored)
  expect(rows.map(({ authType, isOn }) => [authType, isOn])).toEqual([
    ['OAUTH2', true],
    ['MAGIC', true],
    ['EMAIL', false],
    ['OTP', false],
    ['GOOGLE', false],
    ['NONE', false],
  ])
  expect(authConfigOf(rows)).toEqual(stored)
  const switched = rows.map(row => ({ ...row, isOn: row.authType === 'OTP' }))
  expect(authConfigOf(switched)).toEqual([{ authType: 'OTP' }])
})

test('the last method that works stays on, and one without its provider stays off', () => {
  const rows = methodRows([{ authType: 'GOOGLE' }, { authType: 'EMAIL' }])
  const movable = (available: Parameters<typeof canSwitch>[2]) =>
    rows.flatMap(row => (canSwitch(rows, row, available) ? [row.authType] : []))
  expect(movable(['EMAIL', 'OTP'])).toEqual(['GOOGLE', 'OTP'])
  expect(movable(['EMAIL', 'GOOGLE', 'OAUTH2'])).toEqual(['GOOGLE', 'EMAIL', 'OAUTH2'])
  expect(movable([])).toEqual(['GOOGLE', 'EMAIL'])
})
