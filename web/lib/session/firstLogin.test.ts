// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import type { CommunityOption } from '#contract/communities/options.ts'
import { buildCommunity } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'

const tour: CommunityOption = { optionType: 'GUIDED_TOUR', settings: { steps: [], finishLink: '/events' } }
const key = 'harbour.tour.firstLogin'

beforeEach(() => localStorage.clear())

async function remember(options: CommunityOption[]) {
  openPage({ community: buildCommunity({ options }) })
  const { rememberFirstLogin } = await import('./firstLogin.ts')
  rememberFirstLogin('anna')
}

it.each([
  { firstLogin: true, hasLoggedIn: false, options: [tour], remembered: 'anna' },
  { firstLogin: true, hasLoggedIn: true, options: [tour], remembered: null },
  { firstLogin: false, hasLoggedIn: false, options: [tour], remembered: null },
  { firstLogin: true, hasLoggedIn: false, options: [], remembered: null },
])('first login $firstLogin, menu shown since $hasLoggedIn: remembered for the tour: $remembered', async each => {
  localStorage.setItem('firstLogin', String(each.firstLogin))
  if (each.hasLoggedIn) localStorage.setItem('hasLoggedIn', 'true')
  await remember(each.options)
  expect(localStorage.getItem(key)).toBe(each.remembered)
})

it("clears what the tour kept of somebody else, and keeps the user's own", async () => {
  localStorage.setItem('firstLogin', 'true')
  localStorage.setItem(key, 'boris')
  localStorage.setItem('harbour.tour.skipped', 'true')
  await remember([tour])
  expect([localStorage.getItem(key), localStorage.getItem('harbour.tour.skipped')]).toEqual(['anna', null])
  localStorage.setItem('harbour.tour.skipped', 'true')
  await remember([tour])
  expect(localStorage.getItem('harbour.tour.skipped')).toBe('true')
})
