import { demoCommunities } from '#demo/communities/list.ts'
import { at, expect, expectAccessible, test } from '../test.ts'

test('the foot of the landing leads to the main page, the service, its prices and a community of one’s own', {
  tag: '@phone',
}, async ({ page }) => {
  const { links } = demoCommunities.find(({ domain }) => domain === 'samovar') ?? {}
  await page.goto(at('samovar'))
  const footer = page.getByRole('contentinfo')
  for (const [name, address] of [
    ['Main', '/'],
    ['About service', links?.about],
    ['Pricing', links?.pricing],
    ['Launch your own community', links?.launch],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address ?? 'nowhere')
})

test('a landing without prices or a place to found a community links neither', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(at('alumni'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'About service' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Pricing' })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Launch your own community' })).toHaveCount(0)
})

test('contact us at the foot of the landing names the addresses of the community', async ({ page }) => {
  await page.goto(at('samovar'))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  const sheet = page.getByRole('dialog', { name: 'Contact us' })
  await expect(sheet.getByText('hello@samovar.example')).toBeVisible()
  await expectAccessible(page)
})
