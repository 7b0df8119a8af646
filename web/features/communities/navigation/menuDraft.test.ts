import { describe, expect, it } from 'vitest'
import { defaultTabs, navigationOf, rowsOf } from './menuDraft.ts'

const words = (text: string) => ({ en: text, ru: text })

describe('the menu in the editor', () => {
  it('is the default one without a custom menu, and then nothing is stored', () => {
    expect(rowsOf(null).map(({ id }) => id)).toEqual(defaultTabs)
    expect(navigationOf(rowsOf(null))).toBeNull()
  })

  it('has the order and names of a custom menu, and what it leaves out is hidden at the end', () => {
    const rows = rowsOf({
      tabs: { events: { order: 1, label: words('Meetups') }, chats: { order: 3, enabled: false } },
      customTabs: [{ id: 'blog', label: words('Blog'), url: 'https://blog.example', order: 2, external: true }],
    })
    expect(rows.slice(0, 3).map(({ id, isShown }) => [id, isShown])).toEqual([
      ['events', true],
      ['custom-blog', true],
      ['chats', false],
    ])
    expect(rows.slice(3).every(({ isShown }) => !isShown)).toBe(true)
    expect(rows[0]?.label).toEqual(words('Meetups'))
  })

  it('is stored with every tab, so that none disappears', () => {
    const [first, ...others] = rowsOf(null)
    const stored = navigationOf(first ? [...others, { ...first, isShown: false }] : [])
    expect(Object.keys(stored?.tabs ?? {}).sort()).toEqual([...defaultTabs].sort())
    expect(stored?.tabs.myCommunities).toEqual({ order: 7, enabled: false })
    expect(stored?.tabs.participants).toEqual({ order: 1 })
  })

  it('keeps links, and entries that are shown where they would not be', () => {
    const custom = {
      tabs: Object.fromEntries(defaultTabs.map((tab, place) => [tab, { order: place + 1, enabled: true }])),
      customTabs: [{ id: 'shop', label: words('Shop'), url: '/shop', order: 8, external: false }],
    }
    expect(navigationOf(rowsOf(custom))).toEqual(custom)
  })
})
