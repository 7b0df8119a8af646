import type { Route } from '@playwright/test'
import { legalDocuments } from '#contract/communities/legal.ts'
import { optionSettings } from '#contract/communities/options.ts'
import { demoCommunities } from '#demo/communities/list.ts'
import { expectAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { prefer } from '../preferences.ts'
import { expect, test } from '../test.ts'

const withFixedSet = demoCommunities.flatMap(community => {
  const set = optionSettings(community, 'LEGAL_DOCS')?.set
  const hasLanding = !optionSettings(community, 'LANDING_REDIRECT')
  return set && hasLanding ? [{ domain: community.domain, set }] : []
})

const agreements = [
  ['/docs/agreement_ru.html', 'ru', 'Пользовательское соглашение', '@phone'],
  ['/docs/agreement_nw.html', 'en', 'Networking agreement', '@desktop'],
] as const

for (const [path, lang, title, tag] of agreements)
  test(`${path} is a static page without scripts and is accessible`, { tag }, async ({ page }) => {
    await page.goto(at('samovar', path))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('script')).toHaveCount(0)
    await expectAccessible(page, 'screen')
  })

test.describe('the legal sets', { tag: '@desktop' }, () => {
  test('every document of every legal set opens', async ({ page }) => {
    for (const path of new Set(Object.values(legalDocuments).flatMap(set => Object.values(set)))) {
      const answer = await page.goto(at('samovar', path))
      expect([path, answer?.status()]).toEqual([path, 200])
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  })

  test('the landing of a community links the privacy policy and the terms of its legal set', async ({ page }) => {
    expect(new Set(withFixedSet.map(({ set }) => set))).toEqual(new Set(Object.keys(legalDocuments)))
    await prefer(page, { lang: 'en' })
    for (const { domain, set } of withFixedSet) {
      await page.goto(at(domain))
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        legalDocuments[set].privacy,
      )
      await expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
        'href',
        legalDocuments[set].terms,
      )
    }
  })

  for (const [answer, play] of [
    ['does not answer', () => new Promise<never>(() => {})],
    ['cannot be reached', (route: Route) => route.abort()],
    ['fails', (route: Route) => route.fulfill({ status: 500, body: '{"country":"DE"}' })],
    ['answers with no country', (route: Route) => route.fulfill({ status: 200, body: '<html>DE</html>' })],
  ] as const)
    test(`the default documents are linked if the service of the visitor's country ${answer}`, async ({ page }) => {
      let asked = 0
      await page.route('**/dev/country.json', route => {
        asked++
        return play(route)
      })
      await prefer(page, { lang: 'en' })
      await page.goto(at('vtb'))
      await expect.poll(() => asked).toBe(1)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' })
      await expect(link).toHaveAttribute('href', legalDocuments.RU.terms)
    })
})
