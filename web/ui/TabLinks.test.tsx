// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { TabLinks } from './TabLinks.tsx'

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
})

/** A bar of 300 px, in which each tab is 120 px wide. */
async function open(current: string) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return this.tagName === 'A' ? new DOMRect(place * 120, 0, 120, 40) : new DOMRect(0, 0, 300, 40)
  })
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as HTMLElement)
  const tabs = ['few', 'often', 'pairs', 'choices'].map(name => ({
    to: `?tab=${name}`,
    label: name,
    isCurrent: name === current,
  }))
  await act(async () =>
    root.render(
      <MemoryRouter>
        <TabLinks label="Parts" tabs={tabs} />
      </MemoryRouter>,
    ),
  )
  return document.querySelector('nav') as HTMLElement
}

it('scrolls the current tab into sight, with a part of its neighbour', async () => {
  expect((await open('pairs')).scrollLeft).toBe(360 - 300 + 32)
})

it('does not scroll where the current tab is in sight', async () => {
  expect((await open('often')).scrollLeft).toBe(0)
})

it('marks the current one alone', async () => {
  const bar = await open('choices')
  expect([...bar.querySelectorAll('[aria-current]')].map(tab => tab.textContent)).toEqual(['choices'])
})
