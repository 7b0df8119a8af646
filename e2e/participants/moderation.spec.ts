import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read, send } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { field, heading } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { openAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { answerRequired, clickNext } from './onboarding.ts'
import { choosePhoto } from './photo.ts'

test('in a community with moderation a newcomer is pending, rejected with a reason, changes the profile, and is confirmed', {
  tag: '@phone',
}, async ({ page, words, lang, request }) => {
  const { onboarding, participants } = words
  const newcomer = await openAccount(request, 'alumni', 'graduate')
  await openAs(page, 'alumni', newcomer, '/questions')
  await clickNext(page, words)
  await expect(page.getByText(onboarding.questions.required)).toBeVisible()
  await answerRequired(page, words, 'alumni', lang)
  await field(page, onboarding.profile.firstName).fill('Vera')
  await field(page, onboarding.profile.lastName).fill('Samsonova')
  await clickNext(page, words)
  await field(page, onboarding.about.label).fill('I bake bread for three cafés and keep their books.')
  await clickNext(page, words)
  await field(page, onboarding.linkedin.label).fill('linkedin.com/in/vera-samsonova')
  await clickNext(page, words)
  await field(page, onboarding.fields.city).fill('Mariental, beyond the hills')
  await clickNext(page, words)
  await field(page, onboarding.lookingFor.label).fill('Someone who sells bread by subscription.')
  await page.getByRole('button', { name: onboarding.lookingFor.own }).click()
  await clickNext(page, words)
  await expect(heading(page, onboarding.contacts.title)).toBeVisible()
  await clickNext(page, words)
  await choosePhoto(page, words)
  await page.getByRole('button', { name: onboarding.photo.save }).click()
  await page.getByRole('button', { name: onboarding.finish }).click()

  await expect(heading(page, fill(onboarding.done.title, { name: 'Vera' }))).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.getByRole('link', { name: onboarding.done.action }).click()
  await expect(page).toHaveURL(at('alumni', '/profile'))
  await expect(page.getByText(participants.banners.pending)).toBeVisible()
  await page.goto(at('alumni', '/u/rafael-monteiro'))
  await expect(page.getByText(participants.person.notYet)).toBeVisible()
  await expect(page.getByRole('region', { name: participants.person.contacts }).getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('region', { name: participants.person.note })).toHaveCount(0)
  await page.goto(at('alumni', '/profile'))

  const { id } = await read(request, 'alumni', '/api/participant/profile', newcomer.token)
  const moderator = await tokenOfRole(request, 'alumni', 'moderator')
  const decide = (data: object) => send(request, 'alumni', `/api/moderation/${id}/status`, moderator, data, 'PATCH')
  const reason = 'Please say when you were with us'
  await decide({ moderationStatus: 'REJECTED', reason })
  await readLetterWith(request, 'alumni', newcomer.email, reason)
  await page.reload()
  await expect(page.getByText(participants.banners.rejected)).toBeVisible()
  await expect(page.getByText(fill(participants.banners.rejectedReason, { reason }))).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: participants.banners.sendAgain }).click()
  await field(page, participants.fields.about).fill('I graduated in 2015 and bake bread for three cafés.')
  await page.getByRole('button', { name: participants.save, exact: true }).click()
  await expect(page.getByText(participants.banners.pending)).toBeVisible()
  await expect(page.getByText(participants.banners.rejected)).toHaveCount(0)

  await decide({ moderationStatus: 'CONFIRMED' })
  await page.reload()
  await expect(page.getByText('I graduated in 2015')).toBeVisible()
  await expect(page.getByText(participants.banners.pending)).toHaveCount(0)
})
