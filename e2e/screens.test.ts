// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { openPage } from '#web/testing/page.ts'
import { isPathOf, joinScreens, type ScreenVisits } from './screens.ts'

const screens = joinScreens(
  Object.values(import.meta.glob<{ screens: ScreenVisits }>('./*/screens.ts', { eager: true })),
)
let rows: string[]

beforeAll(async () => {
  openPage()
  rows = (await import('#web/routes.ts')).screens.map(({ path }) => path)
})

test('every row of the screen table is opened by a story, and no story opens a row that is gone', () => {
  expect(Object.keys(screens).sort()).toEqual([...rows].sort())
})

test.each(Object.entries(screens))('every visit of %s opens an address of that row', (row, visits) => {
  expect(visits.length).toBeGreaterThan(0)
  for (const { path } of visits) expect(isPathOf(row, path), path).toBe(true)
})

test('a path belongs to a row when only its parameters and query differ', () => {
  expect(isPathOf('/u/:slug', '/u/vera?from=letter')).toBe(true)
  expect(isPathOf('/u/:slug', '/u/vera/edit')).toBe(false)
  expect(isPathOf('/u/:slug', '/u/')).toBe(false)
})
