import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { send } from '../api.ts'
import { test } from '../localized-test.ts'
import { pressAndSee, untilFocused } from '../locators.ts'
import { listLetters, readLetterWith } from '../mailbox.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { createEvent } from './event.ts'

test('an organiser reads who wants to come, decides with an undo, exports and writes to those who are going', {
  tag: '@desktop',
}, async ({ page, request, words }) => {
  const { eventReport: t, organisers } = words
  const organiser = { token: await tokenOfRole(request, 'samovar', 'admin') }
  const event = await createEvent(request, { approvalRequired: true, enableOnboarding: true })
  const path = `/api/event/${event.id}`
  const asked = { text: 'What do you bring?', type: 'TEXT', isRequired: true }
  const question = await send(request, 'samovar', `${path}/onboarding/questions`, organiser.token, asked)
  const people = await Promise.all(
    ['Cherry jam', '=HYPERLINK("https://evil.example")', 'A cake'].map(async text => {
      const person = await createParticipant(request, 'samovar')
      const tell = (way: string, data: object) => send(request, 'samovar', `${path}/${way}`, person.token, data)
      await tell('confirm-participation', {})
      await tell('onboarding/answers', { answers: [{ questionId: question.id, text }] })
      await tell('onboarding/completion', {})
      return { ...person, name: `Vera ${person.lastName}` }
    }),
  )
  const [jam, formula, cake] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const tab = (label: string, count: number) =>
    page.getByRole('navigation', { name: t.tabs }).getByRole('link', { name: new RegExp(`^${label} ?${count}$`) })

  const part = (label: string) => page.getByRole('radiogroup', { name: t.parts }).getByText(label, { exact: true })

  await openAs(page, 'samovar', organiser, `/event/${event.slug}/participants`)
  await expect(tab(t.tab.pending, 3)).toBeVisible()
  await page.getByRole('searchbox', { name: t.search }).fill(jam.lastName)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: fill(t.showAnswers, { name: jam.name }) }).click()
  const panel = page.getByRole('region', { name: t.panel.answers })
  await expect(panel.getByText('Cherry jam')).toBeVisible()
  await expectFittingAndAccessible(page)
  await panel.getByRole('button', { name: t.panel.close }).click()
  await page.getByRole('searchbox', { name: t.search }).fill('')
  await expect(page.getByRole('row')).toHaveCount(4)

  await page.getByRole('checkbox', { name: t.selectPage }).check()
  await page.getByRole('button', { name: fill(t.approveSelected, { count: 3 }) }).click()
  await pressAndSee(page.getByRole('button', { name: t.undo }), page.getByText(t.undone))
  await expect(tab(t.tab.pending, 3)).toBeVisible()
  for (const { name } of [jam, formula]) await page.getByRole('checkbox', { name: fill(t.select, { name }) }).check()
  await page.getByRole('button', { name: fill(t.approveSelected, { count: 2 }) }).click()
  await page
    .getByRole('row', { name: new RegExp(cake.name) })
    .getByRole('button', { name: t.reject })
    .click()
  const sure = page.getByRole('dialog', { name: fill(t.rejectTitleName, { name: cake.name }) })
  await untilFocused(sure)
  await sure.getByRole('textbox').fill('Next time there will be more chairs.')
  await sure.getByRole('button', { name: t.reject, exact: true }).click()
  // Leaving the table sends what could still be undone.
  await part(t.part.organisers).click()

  await page.getByRole('textbox', { name: organisers.add }).fill(jam.lastName)
  await page.getByRole('option', { name: jam.name }).click()
  await pressAndSee(
    page.getByRole('button', { name: organisers.addButton, exact: true }),
    page.getByText(fill(organisers.added, { name: jam.name })),
  )
  await page.getByRole('button', { name: fill(organisers.removeName, { name: jam.name }) }).click()
  await pressAndSee(
    page.getByRole('dialog').getByRole('button', { name: organisers.remove, exact: true }),
    page.getByText(fill(organisers.removed, { name: jam.name })),
  )

  await part(t.part.participants).click()
  await expect(tab(t.tab.going, 2)).toBeVisible()
  await expect(tab(t.tab.rejected, 1)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.export }).click(),
  ])
  const rows = parse(await readFile(await download.path()), { columns: true, bom: true }) as Record<string, string>[]
  const [answerOf, statusOf] = [asked.text, t.csv.status].map(
    column => (person: { email: string }) => rows.find(row => row[t.csv.email] === person.email)?.[column],
  ) as [(person: { email: string }) => string, (person: { email: string }) => string]
  expect([jam, formula, cake].map(answerOf)).toEqual(['Cherry jam', `'=HYPERLINK("https://evil.example")`, 'A cake'])
  expect([jam, formula, cake].map(statusOf)).toEqual([t.status.CONFIRMED, t.status.CONFIRMED, t.status.REJECTED])

  await page.getByRole('button', { name: t.message.write }).click()
  const letter = page.getByRole('dialog', { name: t.message.title })
  await untilFocused(letter)
  await letter.getByRole('textbox', { name: t.message.subject }).fill('Bring a cup')
  await letter.getByRole('textbox', { name: t.message.text }).fill(`The door of ${event.title} is green.`)
  await expectFittingAndAccessible(page)
  await letter.getByRole('button', { name: fill(t.message.send_other, { count: 2 }) }).click()
  await expect(page.getByText(fill(t.message.done_other, { count: 2 }))).toBeVisible()
  for (const { email } of [jam, formula])
    await readLetterWith(request, 'samovar', email, `The door of ${event.title} is green.`)
  await readLetterWith(request, 'samovar', cake.email, 'more chairs')
  const toRefused = await listLetters(request, 'samovar', cake.email)
  expect(toRefused.filter(({ text }) => text.includes('is green'))).toEqual([])
})
