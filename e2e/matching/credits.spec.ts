import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { beginning, heading } from '../locators.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { createPair, sendIntro } from './intro.ts'

test('after ten intros the credits are used up, Connect is replaced by a countdown to the refill, and an eleventh intro is refused', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { matching, network, failures } = words
  const [spender, wanted] = await createPair(request)
  const used = ['leila-haddad', 'ilya-kramer', wanted.slug]
  const { id: community } = await read(request, 'samovar', '/api/community/domain/samovar', spender.token)
  const path = `/api/community/${community}/participants?search=founder&size=30`
  const { items }: { items: ListedParticipant[] } = await read(request, 'samovar', path, spender.token)
  const people = items.filter(({ slug }) => !used.includes(slug)).slice(0, 8)
  const answers = await Promise.all(people.map(({ id }) => sendIntro(request, spender, id)))
  expect(answers.map(answer => answer.status())).toEqual(Array(8).fill(200))

  await openAs(page, 'samovar', spender, `/u/${wanted.slug}`)
  const left = page.getByRole('complementary', { name: network.credits.left })
  await expect(left).toContainText(fill(network.credits.intros_other, { count: 2 }))
  await expect(left).toContainText('20/100')
  await page.getByRole('button', { name: fill(matching.connect.connectTo, { name: 'Vera' }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(matching.intro.title, { name: 'Vera' }) })
  await expect(dialog.getByText(/10 .*20/)).toBeVisible()
  for (const slug of used.slice(0, 2)) {
    const { id } = await read(request, 'samovar', `/api/participant/profile/${slug}`, spender.token)
    expect((await sendIntro(request, spender, id)).status()).toBe(200)
  }
  await dialog.getByRole('button', { name: matching.intro.send }).click()
  await expect(dialog.getByRole('alert')).toContainText(failures.OUT_OF_CREDITS)
  await page.keyboard.press('Escape')
  const out = page.getByRole('link', { name: matching.credits.out })
  const countdown = new RegExp(fill(matching.credits.tryAgain, { time: '\\d' }))
  await expect(out).toContainText(countdown)
  await expect(left).toContainText(network.credits.none)
  await expectFittingAndAccessible(page)
  expect(await (await sendIntro(request, spender, wanted.id)).json()).toMatchObject({ name: 'OUT_OF_CREDITS' })

  await out.click()
  await expect(page).toHaveURL(at('samovar', '/subscriptions'))
  await expect(heading(page, network.subscriptions.title)).toBeVisible()
  await expect(page.getByRole('heading', { name: network.credits.none })).toBeVisible()
  await expect(page.getByText(beginning(network.ledger.INTROTo))).toHaveCount(10)
  await expectFittingAndAccessible(page)
})

test('the subscriptions list an intro with its price, the intros left and the time of the refill', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { network } = words
  const [member, other] = await createPair(request)
  expect((await sendIntro(request, member, other.id)).status()).toBe(200)
  await openAs(page, 'samovar', member, '/subscriptions')
  await expect(heading(page, network.subscriptions.title)).toBeVisible()
  await expect(page.getByRole('heading', { name: /(^| )9 / })).toBeVisible()
  await expect(page.getByText(fill(network.ledger.INTROTo, { name: `Vera ${other.lastName}` }))).toBeVisible()
  await expect(page.getByText('−10').or(page.getByText('-10'))).toBeVisible()
  const refills = Object.entries(network.credits).flatMap(([key, words]) =>
    key.startsWith('refill') ? beginning(words).source : [],
  )
  await expect(page.getByRole('main').getByText(new RegExp(refills.join('|')))).toBeVisible()
  await expectFittingAndAccessible(page)
})
