// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { openPage } from './page.ts'

it('opening a page removes the listeners of the previous one', () => {
  const heard: string[] = []
  for (const name of ['first', 'second']) {
    openPage()
    addEventListener('storage', () => void heard.push(`window of the ${name}`))
    document.addEventListener('keydown', () => void heard.push(`document of the ${name}`), true)
  }
  dispatchEvent(new StorageEvent('storage'))
  document.dispatchEvent(new KeyboardEvent('keydown'))
  expect(heard).toEqual(['window of the second', 'document of the second'])
})
