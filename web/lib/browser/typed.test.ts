// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '#web/testing/page.ts'

let typed: typeof import('./typed.ts')

beforeEach(async () => {
  openPage()
  typed = await import('./typed.ts')
  typed.followTyping()
})

function addField(html: string): HTMLInputElement {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLInputElement
}

function type(field: HTMLInputElement, text: string): void {
  field.focus()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('unsaved text', () => {
  test('is what was typed into a field, or removed from it, as long as it is there', () => {
    const [empty, filled] = [addField('<input>'), addField('<textarea>A note</textarea>')]
    expect(typed.hasUnsavedText()).toBe(false)
    empty.focus()
    filled.focus()
    expect(typed.hasUnsavedText()).toBe(false)
    type(empty, 'tea')
    expect(typed.hasUnsavedText()).toBe(true)
    type(empty, '')
    expect(typed.hasUnsavedText()).toBe(false)
    type(filled, '')
    expect(typed.hasUnsavedText()).toBe(true)
    filled.remove()
    expect(typed.hasUnsavedText()).toBe(false)
  })

  test('is also what was chosen, and what came into a field that never had focus', () => {
    const box = addField('<input type="checkbox">')
    box.focus()
    box.checked = true
    expect(typed.hasUnsavedText()).toBe(true)
    box.remove()
    const field = addField('<input>')
    field.value = 'dictated'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(typed.hasUnsavedText()).toBe(true)
  })

  test('is in a form that asks before it is left', async () => {
    const { guardUnsavedChanges } = await import('./unsavedChanges.ts')
    const stop = guardUnsavedChanges(() => undefined)
    expect(typed.hasUnsavedText()).toBe(true)
    stop()
    expect(typed.hasUnsavedText()).toBe(false)
  })
})
