import { describe, expect, test } from 'vitest'
import { isGone, readGroupStart } from './rules.ts'

const nonce = `${'aB3_-x'.repeat(10)}wxyz`

describe('the nonce of a text in a group', () => {
  test.each([[`/start@tea_bot ${nonce}`], [`/start@Tea_Bot   ${nonce}`], [`/start ${nonce}`], [`  /start ${nonce}\n`]])(
    'is read from %j',
    text => {
      expect(readGroupStart(text, 'tea_bot')).toBe(nonce)
      expect(readGroupStart(text, 'TEA_BOT')).toBe(nonce)
    },
  )

  test.each([
    [`/start@other_bot ${nonce}`],
    [`/start@tea_bot`],
    [`/start@tea_bot ${nonce.slice(1)}`],
    [`/start@tea_bot ${nonce}x`],
    [`/start@tea_bot ${nonce} more`],
    [`/start@tea_bot${nonce}`],
    [`start@tea_bot ${nonce}`],
    [`Look: /start@tea_bot ${nonce}`],
    ['good morning'],
    [''],
  ])('is not in %j', text => {
    expect(readGroupStart(text, 'tea_bot')).toBeNull()
  })
})

test.each([
  ['left', true],
  ['kicked', true],
  ['member', false],
  ['administrator', false],
  ['restricted', false],
])('with the status %s the bot has left: %s', (status, gone) => {
  expect(isGone(status)).toBe(gone)
})
