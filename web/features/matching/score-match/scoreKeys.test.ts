// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { handlesEnter, isBusyTarget, keyOf, scoreKey } from './scoreKeys.ts'

const pressed = (code: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  scoreKey({ code, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('scoreKey', () => {
  test.each([
    ['Digit0', { does: 'choose', score: 0 }],
    ['Digit9', { does: 'choose', score: 9 }],
    ['Numpad4', { does: 'choose', score: 4 }],
    ['Equal', { does: 'choose', score: 10 }],
    ['NumpadAdd', { does: 'choose', score: 10 }],
    ['Enter', { does: 'confirm' }],
    ['NumpadEnter', { does: 'confirm' }],
    ['KeyS', { does: 'skip' }],
    ['ArrowLeft', { does: 'back' }],
    ['ArrowRight', { does: 'forward' }],
    ['ArrowUp', null],
    ['KeyA', null],
    ['F1', null],
  ])('%s', (code, meaning) => expect(pressed(code)).toEqual(meaning))

  test.each(['ctrlKey', 'metaKey', 'altKey'])('a browser shortcut with %s is ignored', held =>
    expect(pressed('KeyS', { [held]: true })).toBeNull(),
  )
})

test('each score has its key', () => {
  expect(keyOf(3)).toBe('3')
  expect(keyOf(10)).toBe('=')
})

describe('isBusyTarget and handlesEnter', () => {
  document.body.innerHTML =
    '<input><a href="/">x</a><button>x</button><button data-score>5</button><div role="dialog"><p>x</p></div><main>x</main>'
  const find = (selector: string) => document.querySelector(selector)
  test('leave all keys to fields and dialogs', () => {
    expect(isBusyTarget(find('input'))).toBe(true)
    expect(isBusyTarget(find('p'))).toBe(true)
    expect(isBusyTarget(find('main'))).toBe(false)
    expect(isBusyTarget(null)).toBe(false)
  })
  test('leave Enter to links and buttons, except the scores', () => {
    expect(handlesEnter(find('a'))).toBe(true)
    expect(handlesEnter(find('button'))).toBe(true)
    expect(handlesEnter(find('[data-score]'))).toBe(false)
    expect(handlesEnter(document.body)).toBe(false)
  })
})
