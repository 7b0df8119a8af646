import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { send } from '../api.ts'
import { hold } from '../hold.ts'
import { test } from '../localized-test.ts'
import { beginning, field, heading, pressAndSee, untilFocused } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { createParticipant, uniqueWord } from '../participants/participant.ts'
import { openAs, reopenAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { listRecommendations, topCards } from './recommendation.ts'

test('changed search criteria are saved as the request and change the recommendations at once', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { matching, onboarding } = words
  const member = await createParticipant(request, 'samovar')
  const listed = async () => (await listRecommendations(request, member)).map(({ matchingId }) => matchingId)
  const before = await listed()
  await openAs(page, 'samovar', member, '/my_communities')
  await expect(topCards(page)).toHaveCount(3)
  await page.getByRole('button', { name: matching.head.criteria }).click()
  const sheet = page.getByRole('dialog', { name: matching.criteria.title })
  const wish = sheet.getByRole('textbox', { name: onboarding.lookingFor.label, exact: true })
  await expect(wish).toHaveValue(/sell bread by subscription/)
  const text = `A lawyer who knows contracts of software companies, ${uniqueWord()}`
  await untilFocused(sheet)
  await wish.fill(text)
  await field(page, matching.criteria.goal).fill('Sign the first contract abroad')
  // What lies under the buttons that stay in sight would be read against their colour.
  await sheet.getByText(matching.criteria.every2).evaluate(element => element.scrollIntoView({ block: 'center' }))
  await expectFittingAndAccessible(page)
  await sheet.getByText(matching.criteria.every2).click()
  await pressAndSee(
    sheet.getByRole('button', { name: matching.criteria.save }),
    page.getByText(matching.criteria.saved),
  )
  await expect(sheet).toBeHidden()
  await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(topCards(page)).toHaveCount(3)
  expect(await listed()).not.toEqual(before)
  const [best] = await listRecommendations(request, member)
  await expect(topCards(page).first()).toContainText(`${best?.person.firstName} ${best?.person.lastName}`)
})

test('a request changed during a pause is searched for after one press, which ends the pause', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { matching } = words
  const member = await createParticipant(request, 'samovar')
  const listed = async () => (await listRecommendations(request, member)).map(({ matchingId }) => matchingId)
  const before = await listed()
  const pausedUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await send(request, 'samovar', '/api/matching/preferences', member.token, { pausedUntil, everyWeeks: 1 })
  await openAs(page, 'samovar', member, '/my_communities')
  await expect(page.getByText(beginning(matching.paused.title))).toBeVisible()
  await expect(topCards(page)).toHaveCount(3)
  await expect(page.getByText(beginning(matching.list.next))).toHaveCount(0)
  await page.getByRole('button', { name: matching.head.criteria }).click()
  const sheet = page.getByRole('dialog', { name: matching.criteria.title })
  await untilFocused(sheet)
  await expect(sheet.getByText(matching.criteria.paused.split('}}: ')[1] ?? '')).toBeVisible()
  await expect(sheet.getByRole('button', { name: matching.criteria.save })).toHaveCount(0)
  await field(page, matching.criteria.goal).fill('Sign the first contract abroad')
  await expect(sheet.getByRole('button', { name: matching.criteria.saveOnly, exact: true })).toBeEnabled()
  await expectFittingAndAccessible(page)
  await pressAndSee(
    sheet.getByRole('button', { name: matching.criteria.resumeAndSearch }),
    page.getByText(matching.criteria.saved),
  )
  await expect(sheet).toBeHidden()
  await expect(page.getByText(beginning(matching.paused.title))).toHaveCount(0)
  expect(await listed()).not.toEqual(before)
})

test('a request is found by its words and answered, and its author gets a letter and sees the answer', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { matching, ui } = words
  const word = uniqueWord()
  const text = `Someone to taste a new loaf called ${word}.`
  const [asker, helper] = await Promise.all([
    createParticipant(request, 'samovar', { lookingFor: text }),
    createParticipant(request, 'samovar'),
  ])
  const letGo = await hold(page, /\/api\/requests(\?|$)/)
  await openAs(page, 'samovar', helper, '/my_communities?tab=requests')
  await expect(heading(page, matching.head.requests)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: ui.loading })).toBeVisible()
  letGo()
  await expect(page.getByRole('status').filter({ hasText: ui.loading })).toHaveCount(0)

  await page.getByRole('searchbox', { name: matching.feed.search }).fill(`no${uniqueWord()}`)
  await expect(page.getByText(matching.feed.none)).toBeVisible()
  await page.getByRole('searchbox', { name: matching.feed.search }).fill(word)
  const name = `Vera ${asker.lastName}`
  await page.getByRole('button', { name: fill(matching.feed.helpWith, { name }) }).click()
  const answer = page.getByRole('textbox', { name: fill(matching.feed.answer, { name: 'Vera' }) })
  await page.getByRole('button', { name: matching.feed.send }).click()
  await expect(page.getByText(matching.feed.needed)).toBeVisible()
  await expect(answer).toBeFocused()
  await expectFittingAndAccessible(page)
  const said = `I taste bread for a living, ${uniqueWord()}.`
  await answer.fill(said)
  await pressAndSee(
    page.getByRole('button', { name: matching.feed.send }),
    page.getByText(fill(matching.feed.sent, { name: 'Vera' })),
  )
  await expect(page.getByText(matching.feed.mine)).toBeVisible()
  await expect(page.getByRole('button', { name: fill(matching.feed.helpWith, { name }) })).toHaveCount(0)
  await readLetterWith(request, 'samovar', asker.email, said)

  await page.unrouteAll({ behavior: 'wait' })
  await reopenAs(page, 'samovar', asker, '/my_communities')
  await page.getByRole('button', { name: fill(matching.request.answered_one, { count: 1 }) }).click()
  await expect(page.getByText(said)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: `Vera ${helper.lastName}`, exact: true })
    .last()
    .click()
  await expect(page).toHaveURL(at('samovar', `/u/${helper.slug}`))
})
