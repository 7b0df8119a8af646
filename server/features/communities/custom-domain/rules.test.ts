import { describe, expect, test } from 'vitest'
import { isProved, isReservedHost, proofValue, recordName } from './rules.ts'

test('the record stands beside the host', () => {
  expect(recordName('club.tea.example')).toBe('_samovar.club.tea.example')
  expect(proofValue('abc')).toBe('samovar-verify=abc')
})

test.each([
  [[], false],
  [['v=spf1 -all'], false],
  [['samovar-verify=abc'], true],
  [['v=spf1 -all', ' "samovar-verify=abc" '], true],
  [['samovar-verify=abcd'], false],
  [['xsamovar-verify=abc'], false],
])('%o is the proof: %s', (texts, expected) => {
  expect(isProved(texts, proofValue('abc'))).toBe(expected)
})

describe('a reserved host', () => {
  test.each([
    ['samovar.app', true],
    ['club.samovar.app', true],
    ['app', true],
    ['tea.example', false],
    ['notsamovar.app', false],
    ['192.168.0.1', true],
    ['club.localhost', true],
    ['printer.local', true],
    ['db.internal', true],
    ['x.invalid', true],
    ['local.tea.example', false],
  ])('%s: %s', (host, expected) => {
    expect(isReservedHost(host, 'https://samovar.app')).toBe(expected)
  })
})
