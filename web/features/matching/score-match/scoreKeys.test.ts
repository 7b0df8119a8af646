// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { isBusyTarget, keyOf, scoreKey, takesEnter } from './scoreKeys.ts'

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
    ['KeyA', null],
    ['F1', null],
  ])('%s', (code, meaning) => expect(pressed(code)).toEqual(meaning))

  test.each(['ctrlKey', 'metaKey', 'altKey'])('a shortcut of the browser with %s stays the browser’s', held =>
    expect(pressed('KeyS', { [held]: true })).toBeNull(),
  )
})

test('each score has its key', () => {
  expect(keyOf(3)).toBe('3')
  expect(keyOf(10)).toBe('=')
})

describe('where a key belongs to something else', () => {
  document.body.innerHTML =
    '<input><a href="/">x</a><button>x</button><button data-score>5</button><div role="dialog"><p>x</p></div><main>x</main>'
  const find = (selector: string) => document.querySelector(selector)
  test('fields and dialogs keep all of them', () => {
    expect(isBusyTarget(find('input'))).toBe(true)
    expect(isBusyTarget(find('p'))).toBe(true)
    expect(isBusyTarget(find('main'))).toBe(false)
    expect(isBusyTarget(null)).toBe(false)
  })
  test('links and buttons keep Enter, except for the numbers', () => {
    expect(takesEnter(find('a'))).toBe(true)
    expect(takesEnter(find('button'))).toBe(true)
    expect(takesEnter(find('[data-score]'))).toBe(false)
    expect(takesEnter(document.body)).toBe(false)
  })
})
