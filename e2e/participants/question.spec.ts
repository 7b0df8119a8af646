import { limits } from '#contract/limits.ts'
import type { Answer } from '#contract/participants/question.ts'
import { type DemoQuestion, demoQuestions } from '#demo/communities/questions.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { goOffline, goOnline } from '../connection.ts'
import { test } from '../localized-test.ts'
import { field, heading } from '../locators.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { clickNext, expectQuestion, optionOf } from './onboarding.ts'

const [heard, meet, help] = demoQuestions.samovar as [DemoQuestion, DemoQuestion, DemoQuestion]

test('answers of a newcomer survive a reload and a lost connection', {
  tag: '@phone',
}, async ({ page, context, words, lang, request }) => {
  const { onboarding } = words
  const newcomer = await openAccount(request, 'samovar', 'newcomer')
  await openAs(page, 'samovar', newcomer, '/participants?tag=design')
  await expect(page).toHaveURL(at('samovar', '/questions'))
  await expectQuestion(page, heard, lang)
  await clickNext(page, words)
  await expect(page.getByRole('alert')).toHaveText(onboarding.questions.required)
  await page.getByRole('radio', { name: optionOf(heard, 1, lang) }).check()
  await clickNext(page, words)

  await expectQuestion(page, meet, lang)
  await page.reload()
  await expectQuestion(page, meet, lang)
  await goOffline(page)
  for (const place of [0, 2]) await page.getByRole('checkbox', { name: optionOf(meet, place, lang) }).check()
  await expect(page.getByRole('checkbox', { name: optionOf(meet, 1, lang) })).toBeDisabled()
  await expect(page.getByText(onboarding.questions.leftNone)).toBeVisible()
  await expectFittingAndAccessible(page)
  await clickNext(page, words)

  await expectQuestion(page, help, lang)
  await expect(page.getByText(onboarding.waiting)).toBeVisible()
  const answer = field(page, onboarding.questions.answer)
  await answer.fill('x'.repeat(limits.answer.max + 1))
  await clickNext(page, words)
  await expect(page.getByText(fill(onboarding.questions.tooLong, limits.answer))).toBeVisible()
  await answer.fill('Tea and tables')
  await goOnline(context)
  await expect(page.getByText(onboarding.saved, { exact: true })).toBeVisible()
  await expect
    .poll(async () => {
      const answers: Answer[] = await read(request, 'samovar', '/api/participant/my-answers', newcomer.token)
      return answers.map(({ text, options }) => text || options.join()).sort()
    })
    .toEqual(['Tea and tables', 'coffee,walk', 'event'])

  await page.goto(at('samovar', '/questions'))
  await expect(page).toHaveURL(at('samovar', '/onboarding'))
  await page.getByRole('button', { name: onboarding.back, exact: true }).click()
  await expectQuestion(page, help, lang)
  await expect(answer).toHaveValue('Tea and tables')
  await clickNext(page, words)
  await expect(heading(page, onboarding.profile.title)).toBeVisible()
})
