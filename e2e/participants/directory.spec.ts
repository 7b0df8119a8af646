import { expectFittingAndAccessible } from '../accessibility.ts'
import { test } from '../localized-test.ts'
import { field, heading } from '../locators.ts'
import { openAs, openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { createParticipant, uniqueWord } from './participant.ts'

test('participants are found by words, by a city in either language and by a tag, page by page', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { list } = words.participants
  const topic = uniqueWord()
  const place = { city: 'Казань', latitude: 55.79, longitude: 49.11, isLocationShared: true }
  const member = await createParticipant(request, 'samovar', { ...place, tags: [topic] })
  await openAs(page, 'samovar', member, '/participants')
  await expect(heading(page, list.title)).toBeVisible()
  const cards = page.getByRole('main').locator('li', { has: page.getByRole('link') })
  const own = cards.filter({ hasText: member.lastName })
  await expect(cards).toHaveCount(24)
  await page.getByRole('button', { name: list.more }).click()
  await expect(cards).toHaveCount(48)

  const search = page.getByRole('searchbox', { name: list.search })
  await search.fill(member.lastName)
  await expect(cards).toHaveCount(1)
  await expect(own).toBeVisible()
  for (const city of ['Kazan', 'Казань']) {
    await page.getByRole('button', { name: list.city, exact: true }).click()
    await field(page, list.city).fill(city)
    await field(page, list.city).press('Enter')
    await expect(page).toHaveURL(url => url.searchParams.get('city') === city)
    await expect(own).toBeVisible()
    await page.getByRole('button', { name: new RegExp(city) }).click()
  }
  await page.getByRole('button', { name: list.city, exact: true }).click()
  await field(page, list.city).fill('Lisbon')
  await page.getByRole('button', { name: list.apply }).click()
  await expect(page.getByText(list.none)).toBeVisible()
  await page.getByRole('button', { name: list.clearAll }).click()
  await expect(page.getByRole('button', { name: list.more })).toBeVisible()
  await expect(search).toHaveValue('')

  await page.getByRole('button', { name: list.tag, exact: true }).click()
  await expectFittingAndAccessible(page)
  await field(page, list.tag).fill(topic)
  await field(page, list.tag).press('Enter')
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: list.clear, exact: true }).click()
  await expect(cards).toHaveCount(24)
})

test('a long name is shown whole on a phone: in the list, among the requests and on the profile', {
  tag: '@phone',
}, async ({ page, request }) => {
  const member = await createParticipant(request, 'samovar', {
    firstName: 'Константин-Эммануил Рахматулла',
    lastName: `Преображенский-Задунайский ${uniqueWord()}`,
    company: 'Центр дополнительного образования взрослых',
    position: 'Заместитель директора по международному сотрудничеству',
  })
  const reader = await createParticipant(request, 'samovar')
  const isWhole = (element: HTMLElement) =>
    element.scrollWidth <= element.clientWidth + 1 && element.getBoundingClientRect().right <= innerWidth
  for (const path of ['/participants', '/my_communities?tab=requests', `/u/${member.slug}`]) {
    await openAs(page, 'samovar', reader, path)
    const name = page.getByRole('main').getByText('Преображенский-Задунайский').first()
    await expect(name).toBeVisible()
    expect(await name.evaluate(isWhole), path).toBe(true)
  }
})

test('on the map a city shows the participants who live there', { tag: '@phone' }, async ({ page, words }) => {
  const { list, map } = words.participants
  await openAsRole(page, 'samovar', 'member', '/participants')
  const cards = page.getByRole('main').locator('li', { has: page.getByRole('link') })
  await page.getByRole('radio', { name: list.map }).press(' ')
  const world = page.getByRole('region', { name: map.title })
  const bubbles = world.locator('button[aria-pressed]')
  await expect(bubbles.first()).toBeVisible()
  await expectFittingAndAccessible(page)
  const show = world.getByRole('button', { name: map.show, exact: true })
  // A bubble of several cities brings them closer; one of a single city names it.
  await expect(async () => {
    if (!(await show.isVisible())) await bubbles.first().click()
    await expect(show).toBeVisible({ timeout: 500 })
  }).toPass()
  // The name is on one line beside the faces.
  const panel = world.getByRole('status')
  await expect(panel.locator('[aria-hidden]').first()).toBeVisible()
  expect((await panel.boundingBox())?.height).toBeLessThan(140)
  await show.click()
  await expect(page).toHaveURL(url => url.searchParams.get('city') !== null && url.searchParams.get('view') === 'map')
  const city = new URL(page.url()).searchParams.get('city') ?? ''
  await expect(cards.filter({ hasNotText: city })).toHaveCount(0)
  await expect(cards.first()).toBeVisible()
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/u\/[a-z0-9-]+$/)
})
