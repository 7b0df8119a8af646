import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { call } from '../api.ts'
import { test } from '../localized-test.ts'
import { heading, pressAndSee } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs, reopenAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** An event that asks questions, of the moderator who makes it. */
async function createEvent(request: APIRequestContext, token: string): Promise<{ id: string; slug: string }> {
  const data = {
    title: 'Tea and jam',
    description: 'Everybody tastes the jam of everybody else.',
    organizerContact: 'tea@example.com',
    date: inAWeek(),
    startTime: '19:00',
    timeZone: 'Europe/Berlin',
    type: 'OFFLINE',
    isLocationToBeConfirmed: true,
    visibility: 'PUBLIC',
    enableOnboarding: true,
  }
  const created = await call(request, 'samovar', '/api/event/create', { token, data })
  expect(created.status(), await created.text()).toBe(200)
  return created.json()
}

const saveQuestion = async (page: Page, dialog: Locator, { eventQuestions }: Words) => {
  const save = dialog.getByRole('button', { name: eventQuestions.form.save })
  await pressAndSee(save, page.getByText(eventQuestions.created).first())
  await expect(dialog).toBeHidden()
}

const questionOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** Drags a question by its handle to the place of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded()
  const handle = await from.locator('[aria-hidden]').first().boundingBox()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!handle || !start || !end) throw new Error('There is nothing to drag')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + end.y - start.y, { steps: 8 })
  await page.mouse.up()
}

test('an organiser asks three questions, a participant leaves half-way and resumes, and the statistics show it', async ({
  page,
  words,
  request,
  isMobile,
}) => {
  const { eventQuestions, eventAnswers } = words
  const { form, option } = eventQuestions
  const organiser = { token: await tokenOfRole(request, 'samovar', 'moderator') }
  const event = await createEvent(request, organiser.token)

  await openAs(page, 'samovar', organiser, `/event/${event.slug}/questions`)
  await expect(heading(page, eventQuestions.title)).toBeVisible()
  await expectFittingAndAccessible(page)
  const dialog = page.getByRole('dialog', { name: form.newTitle })
  const text = dialog.getByRole('textbox', { name: new RegExp(`^(${form.textIn.en}|${form.textIn.ru})`) }).first()

  await page.getByRole('button', { name: eventQuestions.add }).click()
  await text.fill('Do you bring something?')
  await dialog.getByRole('combobox', { name: form.type }).selectOption('RADIO')
  for (const [index, value] of ['Yes', 'No'].entries())
    await dialog
      .getByRole('textbox', {
        name: new RegExp(
          `^(${[option.textIn.en, option.textIn.ru].map(each => fill(each, { order: index + 1 })).join('|')})$`,
        ),
      })
      .first()
      .fill(value)
  await dialog.getByRole('switch', { name: form.isRequired }).press('Space')
  await expectFittingAndAccessible(page)
  await saveQuestion(page, dialog, words)

  await page.getByRole('button', { name: eventQuestions.add }).click()
  await text.fill('What do you bring?')
  await dialog
    .getByRole('combobox', { name: form.condition })
    .selectOption({ label: fill(form.afterOption, { order: 1, question: 'Do you bring something?', option: 'Yes' }) })
  await dialog.getByRole('switch', { name: form.isRequired }).press('Space')
  await saveQuestion(page, dialog, words)

  await page.getByRole('button', { name: eventQuestions.add }).click()
  await text.fill('Since when do you come?')
  await dialog.getByRole('combobox', { name: form.type }).selectOption('YEAR')
  await dialog.getByText(form.preview, { exact: true }).click()
  await expect(dialog.getByRole('combobox', { name: eventAnswers.year })).toBeVisible()
  await saveQuestion(page, dialog, words)
  await expect(questionOf(page, 'What do you bring?')).toContainText(
    fill(eventQuestions.after, { option: 'Yes', order: 1 }),
  )
  // The second depends on the first, so that it cannot be moved before it.
  const moveUp = page.getByRole('button', { name: fill(eventQuestions.moveUp, { order: 2 }) })
  await pressAndSee(moveUp, page.getByText(eventQuestions.notMoved))
  await expectFittingAndAccessible(page)
  // A phone has no handle, and moves questions by their buttons.
  if (isMobile) await page.getByRole('button', { name: fill(eventQuestions.moveUp, { order: 3 }) }).click()
  else await drag(page, questionOf(page, 'Since when do you come?'), questionOf(page, 'What do you bring?'))
  await expect(
    page.getByText(fill(eventQuestions.moved, { text: 'Since when do you come?', order: 2, total: 3 })),
  ).toBeAttached()

  const participant = await createParticipant(request, 'samovar')
  const joined = await call(request, 'samovar', `/api/event/${event.id}/confirm-participation`, {
    token: participant.token,
    data: {},
  })
  expect(joined.status(), await joined.text()).toBe(200)
  await reopenAs(page, 'samovar', participant, `/event/${event.slug}/answer`)
  await expect(heading(page, /Do you bring something\?/)).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.getByText('Yes', { exact: true }).click()
  await page.getByRole('button', { name: eventAnswers.next }).click()
  await expect(heading(page, /Since when do you come\?/)).toBeVisible()

  await page.goto(at('samovar', '/events'))
  await reopenAs(page, 'samovar', participant, `/event/${event.slug}/answer`)
  await expect(heading(page, /Since when do you come\?/)).toBeVisible()
  await page.getByRole('combobox', { name: eventAnswers.year }).selectOption('2019')
  await page.getByRole('button', { name: eventAnswers.next }).click()
  await page.getByRole('textbox', { name: eventAnswers.answer }).fill('Cherry jam')
  await pressAndSee(page.getByRole('button', { name: eventAnswers.finish }), page.getByText(eventAnswers.done.going))
  await expect(page).toHaveURL(new RegExp(`/event/${event.slug}$`))

  await reopenAs(page, 'samovar', organiser, `/event/${event.slug}/questions?tab=statistics`)
  const chart = page.getByRole('list', { name: 'Do you bring something?' })
  await expect(chart.getByRole('listitem').first()).toContainText('Yes')
  await expect(chart.getByRole('listitem').first()).toContainText('1')
  await expectFittingAndAccessible(page)
  await page.getByRole('link', { name: eventQuestions.tabs.answers }).click()
  await page.getByText(eventQuestions.answersTab.byQuestion).click()
  await page.getByRole('combobox', { name: eventQuestions.answersTab.question }).selectOption('What do you bring?')
  await expect(page.getByText('Cherry jam')).toBeVisible()
  await expectFittingAndAccessible(page)
})
