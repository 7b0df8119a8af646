import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#server/platform/config/root.ts'
import { capabilities } from '#web/capabilities.ts'
import { screens } from '#web/routes.ts'
import { closureOf, entryOf, filesOf, gzippedKb, readManifest } from './bundle.ts'
import { budgets, measureScreens, sourceOf } from './screens.ts'

const folder = join(root, 'dist/web')

it('reads the file of a lazy component out of its import', () => {
  expect(sourceOf({ load: () => import('#web/ui/NotFoundPage.tsx') })).toBe('ui/NotFoundPage.tsx')
})

it('the landing is within its budget, whatever screens there are', () => {
  const manifest = readManifest(folder)
  const kB = gzippedKb(folder, filesOf(manifest, closureOf(manifest, entryOf(manifest))))
  expect(kB).toBeLessThan(budgets.landing)
  expect([...closureOf(manifest, entryOf(manifest))]).not.toContain('Screens.tsx')
})

it('every screen of the table is within its budget', () => {
  const sizes = measureScreens(folder, readManifest(folder), { screens, capabilities })
  expect(sizes.flatMap(({ path }) => path.split(' ')).sort()).toEqual(screens.map(({ path }) => path).sort())
  const tooLarge = sizes.filter(({ kB }) => kB > budgets.beyondLanding)
  expect(tooLarge.map(({ path, kB, largest }) => `${path}: ${kB.toFixed(1)} kB, of it ${largest.join(', ')}`)).toEqual(
    [],
  )
})
