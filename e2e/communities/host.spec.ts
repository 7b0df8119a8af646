import { communityId, demoCommunities } from '#demo/communities/list.ts'
import { expect, test } from '../test.ts'

const titleOf = (domain: string) => demoCommunities.find(each => each.domain === domain)?.landing.en.title ?? 'none'
const plainAddress = () => process.env.STORIES_URL ?? ''

test('a host that names no community opens the default community in English', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(plainAddress())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('samovar'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('referenceCommunityId')))
    .toBe(communityId('samovar'))
})

test('on such a host communityId in the query chooses the community, and the browser remembers it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`${plainAddress()}/?communityId=${communityId('jo')}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(titleOf('jo'))
  await page.goto(plainAddress())
  await expect(heading).toHaveText(titleOf('jo'))
  await page.goto(`${plainAddress()}/?communityId=00000000-0000-7000-8000-000000000000`)
  await expect(heading).toHaveText(titleOf('samovar'))
})
