import { limits } from '#contract/limits.ts'
import type { Answer } from '#contract/participants/question.ts'
import { type DemoQuestion, demoQuestions } from '#demo/communities/questions.ts'
import { test } from '../localized-test.ts'
import { at, expect } from '../test.ts'
import { fill } from '../words.ts'
import { openAccount, openAs, read } from './participant.ts'
import { asked, optionOf } from './question.ts'
import { expectSound, field, goOn, heading } from './photo.ts'

const [heard, meet, help] = demoQuestions.samovar as [DemoQuestion, DemoQuestion, DemoQuestion]

test('a newcomer answers one question after another, loses the page and the connection, and nothing of it is lost', {
  tag: '@phone',
}, async ({ page, context, words, lang, request }) => {
  const { onboarding: joining } = words
  const newcomer = await openAccount(request, 'samovar', 'newcomer')
  await openAs(page, 'samovar', newcomer, '/participants?tag=design')
  await expect(page).toHaveURL(at('samovar', '/questions'))
  await asked(page, heard, lang)
  await goOn(page, words)
  await expect(page.getByRole('alert')).toHaveText(joining.questions.required)
  await page.getByRole('radio', { name: optionOf(heard, 1, lang) }).check()
  await goOn(page, words)

  await asked(page, meet, lang)
  await page.reload()
  await asked(page, meet, lang)
  await context.setOffline(true)
  for (const place of [0, 2]) await page.getByRole('checkbox', { name: optionOf(meet, place, lang) }).check()
  await expect(page.getByRole('checkbox', { name: optionOf(meet, 1, lang) })).toBeDisabled()
  await expect(page.getByText(joining.questions.leftNone)).toBeVisible()
  await expectSound(page)
  await goOn(page, words)

  await asked(page, help, lang)
  await expect(page.getByText(joining.waiting)).toBeVisible()
  const answer = field(page, joining.questions.answer)
  await answer.fill('x'.repeat(limits.answer.max + 1))
  await goOn(page, words)
  await expect(page.getByText(fill(joining.questions.tooLong, limits.answer))).toBeVisible()
  await answer.fill('Tea and tables')
  await context.setOffline(false)
  await expect(page.getByText(joining.saved, { exact: true })).toBeVisible()
  await expect
    .poll(async () => {
      const answers: Answer[] = await read(request, 'samovar', '/api/participant/my-answers', newcomer.token)
      return answers.map(({ text, options }) => text || options.join()).sort()
    })
    .toEqual(['Tea and tables', 'coffee,walk', 'event'])

  await page.goto(at('samovar', '/questions'))
  await expect(page).toHaveURL(at('samovar', '/onboarding'))
  await page.getByRole('button', { name: joining.back, exact: true }).click()
  await asked(page, help, lang)
  await expect(answer).toHaveValue('Tea and tables')
  await goOn(page, words)
  await expect(heading(page, joining.profile.title)).toBeVisible()
})
