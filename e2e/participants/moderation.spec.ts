import { test } from '../localized-test.ts'
import { at, expect } from '../test.ts'
import { fill } from '../words.ts'
import { expectLetter, openAccount, openAs, read, send, tokenOfDemo } from './participant.ts'
import { answerAll } from './question.ts'
import { choosePhoto, expectSound, field, goOn, heading } from './photo.ts'

test('where the moderators look first, a newcomer waits, is asked for a change, makes it, and is let in', {
  tag: '@phone',
}, async ({ page, words, lang, request }) => {
  const { onboarding: joining, participants: people } = words
  const newcomer = await openAccount(request, 'alumni', 'graduate')
  await openAs(page, 'alumni', newcomer, '/questions')
  await goOn(page, words)
  await expect(page.getByText(joining.questions.required)).toBeVisible()
  await answerAll(page, words, 'alumni', lang)
  await field(page, joining.profile.firstName).fill('Vera')
  await field(page, joining.profile.lastName).fill('Samsonova')
  await goOn(page, words)
  await field(page, joining.about.label).fill('I bake bread for three cafés and keep their books.')
  await goOn(page, words)
  await field(page, joining.linkedin.label).fill('linkedin.com/in/vera-samsonova')
  await goOn(page, words)
  await field(page, joining.fields.city).fill('Mariental, beyond the hills')
  await goOn(page, words)
  await field(page, joining.lookingFor.label).fill('Someone who sells bread by subscription.')
  await page.getByRole('button', { name: joining.lookingFor.own }).click()
  await goOn(page, words)
  await expect(heading(page, joining.contacts.title)).toBeVisible()
  await goOn(page, words)
  await choosePhoto(page, words)
  await page.getByRole('button', { name: joining.photo.save }).click()
  await page.getByRole('button', { name: joining.finish }).click()

  await expect(heading(page, fill(joining.done.title, { name: 'Vera' }))).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: joining.done.action }).click()
  await expect(page).toHaveURL(at('alumni', '/profile'))
  await expect(page.getByText(people.banners.pending)).toBeVisible()
  await page.goto(at('alumni', '/u/rafael-monteiro'))
  await expect(page.getByText(fill(people.person.notYet, { name: 'Rafael' }))).toBeVisible()
  await expect(page.getByRole('region', { name: people.person.contacts }).getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('region', { name: people.person.note })).toHaveCount(0)
  await page.goto(at('alumni', '/profile'))

  const { id } = await read(request, 'alumni', '/api/participant/profile', newcomer.token)
  const moderator = await tokenOfDemo(request, 'alumni', 'moderator')
  const decide = (data: object) => send(request, 'alumni', `/api/moderation/${id}/status`, moderator, data, 'PATCH')
  const reason = 'Please say when you were with us'
  await decide({ moderationStatus: 'REJECTED', reason })
  await expectLetter(request, 'alumni', newcomer.email, reason)
  await page.reload()
  await expect(page.getByText(people.banners.rejected)).toBeVisible()
  await expect(page.getByText(fill(people.banners.rejectedReason, { reason }))).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: people.banners.sendAgain }).click()
  await field(page, people.fields.about).fill('I graduated in 2015 and bake bread for three cafés.')
  await page.getByRole('button', { name: people.save, exact: true }).click()
  await expect(page.getByText(people.banners.pending)).toBeVisible()
  await expect(page.getByText(people.banners.rejected)).toHaveCount(0)

  await decide({ moderationStatus: 'CONFIRMED' })
  await page.reload()
  await expect(page.getByText('I graduated in 2015')).toBeVisible()
  await expect(page.getByText(people.banners.pending)).toHaveCount(0)
  await page.goto(at('alumni', '/participants'))
  await expect(heading(page, people.list.closed)).toBeVisible()
  const menu = page.getByRole('navigation', { name: words.shell.menu.label }).locator('visible=true')
  await expect(menu.getByRole('link').first()).toBeVisible()
  await expect(menu.locator('a[href="/participants"]')).toHaveCount(0)
})
