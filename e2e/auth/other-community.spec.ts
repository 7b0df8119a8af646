import { communityId, demoCommunities } from '#demo/communities/list.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

/** The only community of its members. */
const home = 'tim'

// One after the other: of two tickets that one person asks for at the same moment only the newer one works.
test.describe.configure({ mode: 'default' })

const plainAddress = (path = '/') => new URL(path, process.env.STORIES_URL).href

for (const [where, address] of [
  ['a host that names no community', () => plainAddress('/events')],
  ['a host with the id of a community', () => plainAddress(`/events?communityId=${communityId('vtb')}`)],
  ['a community in which they have no place', () => at('jo', '/events')],
] as const)
  test(`a member who opens ${where} is taken to their own community, signed in, and told why`, async ({
    page,
    words,
    lang,
    request,
  }) => {
    const token = await tokenOfRole(request, home, 'member')
    const addresses: string[] = []
    page.on('request', each => each.isNavigationRequest() && addresses.push(each.url()))
    // Kept by a page without scripts, as an earlier visit would have left it.
    await page.goto(new URL('/robots.txt', address()).href)
    await page.evaluate(known => localStorage.setItem('token', known), token)
    addresses.length = 0
    await page.goto(address())

    await expect(page).toHaveURL(at(home, '/events'))
    const community = demoCommunities.find(({ domain }) => domain === home)?.title[lang] ?? 'none'
    await expect(page.getByText(fill(words.shell.notices.moved, { community }))).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(words.shell.header.userMenu) })).toBeVisible()
    // One redirect, and no way back to be taken again.
    expect(addresses).toHaveLength(2)
    expect(addresses[1]).toContain('token=')
    await page.reload()
    await expect(page.getByRole('button', { name: new RegExp(words.shell.header.userMenu) })).toBeVisible()
    await expect(page).toHaveURL(at(home, '/events'))

    await page.goto(new URL('/', address()).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new URL('/', address()).href)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
