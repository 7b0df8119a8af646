import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { heading, pressAndSee, untilFocused } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { createParticipant, uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { nameIn, openMenu, topCards } from './recommendation.ts'

test('a recommendation that is declined with a reason leaves the list, and comes back with Undo', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { matching } = words
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/my_communities')
  const card = topCards(page).first()
  const name = await nameIn(card)
  const firstName = name.split(' ')[0] ?? ''
  const link = page.getByRole('main').getByRole('link', { name, exact: true })
  const sheet = page.getByRole('dialog', { name: fill(matching.decline.title, { name: firstName }) })
  const decline = async () => {
    await openMenu(page, words, name)
    await page.getByRole('menuitem', { name: matching.menu.decline }).click()
    await sheet.getByRole('radio', { name: matching.decline.reasons.ALREADY_KNOW }).check()
    await sheet.getByRole('textbox', { name: matching.decline.note }).fill('From school')
  }
  const hide = () => sheet.getByRole('button', { name: matching.decline.action }).click()

  await decline()
  await expectFittingAndAccessible(page)
  await hide()
  // The focus keeps the toast from leaving.
  const undo = page.getByRole('button', { name: matching.undo })
  await undo.focus()
  await expect(page.getByText(fill(matching.decline.done, { name: firstName }))).toBeVisible()
  await expect(link).toHaveCount(0)
  await Promise.all([page.getByText(fill(matching.decline.undone, { name: firstName })).waitFor(), undo.press('Enter')])
  await expect(link).toBeVisible()

  await decline()
  await hide()
  await expect(link).toHaveCount(0)
  await page.reload()
  await expect(topCards(page).first()).toBeVisible()
  await expect(link).toHaveCount(0)
  const { items } = await read(request, 'samovar', '/api/relations?relationType=DISLIKE', member.token)
  expect(items).toMatchObject([{ relationType: 'DISLIKE', reason: 'ALREADY_KNOW', note: 'From school' }])
  const hidden = (pageNumber: number) =>
    read(request, 'samovar', `/api/matching/instant?page=${pageNumber}&status=NOT_INTERESTED`, member.token)
  expect((await hidden(0)).items).toMatchObject([{ person: { id: items[0].subjectId } }])
  expect((await hidden(1)).items).toEqual([])
})

test('the menu beside a person saves a private note, copies the link, and reports the person to the moderators', {
  tag: '@desktop',
}, async ({ page, context, words, request }) => {
  const { matching } = words
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/my_communities')
  const card = topCards(page).first()
  const name = await nameIn(card)
  const firstName = name.split(' ')[0] ?? ''
  const path = (await card.getByRole('link').first().getAttribute('href')) ?? ''

  await openMenu(page, words, name)
  await page.getByRole('menuitem', { name: matching.menu.note }).click()
  const note = page.getByRole('dialog', { name: matching.note.title })
  await untilFocused(note)
  await note.getByRole('textbox', { name: fill(matching.note.label, { name: firstName }) }).fill('Ask about rye')
  await pressAndSee(note.getByRole('button', { name: matching.save }), page.getByText(matching.note.saved))
  await page.reload()
  await expect(card).toContainText('Ask about rye')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMenu(page, words, name)
  await pressAndSee(page.getByRole('menuitem', { name: matching.menu.share }), page.getByText(matching.menu.shared))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at('samovar', path))

  await openMenu(page, words, name)
  await page.getByRole('menuitem', { name: matching.menu.report }).click()
  const report = page.getByRole('dialog', { name: fill(matching.report.title, { name: firstName }) })
  await report.getByRole('radio', { name: matching.report.reasons.FAKE }).check()
  const told = `The photo is of somebody else, ${uniqueWord()}.`
  await report.getByRole('textbox', { name: matching.report.words }).fill(told)
  await expectFittingAndAccessible(page)
  await pressAndSee(report.getByRole('button', { name: matching.report.action }), page.getByText(matching.report.done))
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0)
  await readLetterWith(request, 'samovar', 'moderator@samovar.example', told)
})

test('a person chosen as never to be shown leaves the recommendations until that is taken back in the settings', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { matching, network, settings } = words
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/my_communities')
  const name = await nameIn(topCards(page).first())
  await openMenu(page, words, name)
  await page.getByRole('menuitem', { name: matching.menu.never }).click()
  const sheet = page.getByRole('dialog', { name: fill(matching.never.title, { name }) })
  await sheet.getByRole('button', { name: matching.never.action }).click()
  await expect(page.getByText(matching.never.done)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0)

  await page.goto(at('samovar', '/settings'))
  await expect(heading(page, settings.title)).toBeVisible()
  await pressAndSee(
    page.getByRole('button', { name: fill(network.wishes.takeBackOf, { name }) }),
    page.getByText(fill(network.wishes.takenBack, { name: name.split(' ')[0] ?? '' })),
  )
  await expect(page.getByText(network.wishes.neverNobody)).toBeVisible()
  await page.goto(at('samovar', '/my_communities'))
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
})
