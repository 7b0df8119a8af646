import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { capabilities } from './capabilities.ts'

const shortcuts = capabilities.flatMap(({ shortcuts = [] }) => shortcuts)
const screens = capabilities.flatMap(({ screens = [] }) => screens)

describe('the shortcuts of the palette', () => {
  it('list every section of the settings', () => {
    const listed = shortcuts.filter(({ kind }) => kind === 'setting').map(({ to }) => to)
    expect(listed.sort()).toEqual(
      capabilities
        .flatMap(({ slots }) => slots?.settings ?? [])
        .map(({ id }) => `/settings#${id}`)
        .sort(),
    )
  })

  it.each(shortcuts.map(({ id, to }) => [id, to]))('%s leads to a screen', (_id, to) => {
    const path = to.replace(/[?#].*$/, '')
    expect(screens.some(screen => matchPath(screen.path, path) !== null)).toBe(true)
  })

  it('have an id of their own', () => {
    const ids = shortcuts.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('every menu entry', () => {
  const entries = capabilities.flatMap(({ menu = [] }) => menu)
  const fixed = entries.flatMap(({ id, to, mode = 'member' }) =>
    typeof to === 'string' ? [[id, mode, to] as const] : [],
  )

  it.each(fixed)('%s of the %s menu leads to a screen of this mode', (_id, mode, to) => {
    expect(screens.find(({ path }) => path === to)?.openTo).toContain(mode === 'admin' ? 'member' : mode)
  })
})
