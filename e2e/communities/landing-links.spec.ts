import { demoCommunities } from '#demo/communities/list.ts'
import { expectAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { expect, test } from '../test.ts'

test('the footer of the landing links the main page, the service, the prices and the launch of a community', {
  tag: '@phone',
}, async ({ page }) => {
  const { links } = demoCommunities.find(({ domain }) => domain === 'samovar') ?? {}
  await page.goto(at('samovar'))
  const footer = page.getByRole('contentinfo')
  for (const [name, address] of [
    ['Main', '/'],
    ['About service', links?.about],
    ['Pricing', links?.pricing],
    ['Launch your own community', '/launch'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address ?? 'nowhere')
})

test('the footer of a landing without prices and launch links neither', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(at('alumni'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'About service' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Pricing' })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Launch your own community' })).toHaveCount(0)
})

test('Contact us in the footer of the landing shows the contacts of the community and is accessible', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(at('samovar'))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  const sheet = page.getByRole('dialog', { name: 'Contact us' })
  await expect(sheet.getByText('hello@samovar.example')).toBeVisible()
  await expect(sheet.getByRole('link', { name: /7946/ })).toHaveAttribute('href', 'tel:+44-20-7946-0182')
  await expect(sheet.getByText('Telegram channel')).toBeVisible()
  await expectAccessible(page)
})
