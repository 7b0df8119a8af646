import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expectFittingAndAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { at } from './address.ts'
import { test } from './localized-test.ts'
import { joinScreens, type ScreenVisit, type ScreenVisits } from './screens.ts'
import { openAsRole } from './session.ts'
import { expect } from './test.ts'
import { wordsOf } from './words.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  file => path.basename(file) === 'screens.ts' && file !== 'screens.ts',
)
const screens = joinScreens(
  await Promise.all(files.sort().map((file): Promise<{ screens: ScreenVisits }> => import(`./${file}`))),
)

/** A visit in words: `/u/leila-haddad of samovar as member`. */
const titleOf = ({ path, as, community, when }: ScreenVisit) =>
  `${path} of ${community} as ${as}${when ? `, when ${when},` : ''}`

/** What is tested at one width is opened at the other as well, where it fits its window too. */
const otherWidth = { desktop: 390, phone: 1440 }

// Every second state in English and light colours on a desktop, the others in Russian and dark colours on a phone: see localized-test.ts.
// That every row of the screen table is here is tested in screens.test.ts.
for (const [index, visit] of Object.values(screens).flat().entries()) {
  const width = index % 2 === 0 ? 'desktop' : 'phone'
  test(`${titleOf(visit)} shows its data, is accessible, and fits a desktop and a phone`, { tag: `@${width}` }, async ({
    page,
    request,
    lang,
  }) => {
    const words = wordsOf(visit.lang ?? lang)
    if (visit.open) await visit.open({ page, request, words })
    else if (visit.as === 'visitor') await page.goto(at(visit.community, visit.path))
    else await openAsRole(page, visit.community, visit.as, visit.path)
    await expect(visit.shows(page, words).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(visit.path.replace(/[?#].*/, ''))
    await expectFittingAndAccessible(page, 'screen')
    await page.setViewportSize({ width: otherWidth[width], height: 900 })
    await expectNoSidewaysScroll(page)
  })
}
