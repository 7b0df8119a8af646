import type { Page } from '@playwright/test'
import { type DemoQuestion, demoQuestions } from '#demo/communities/questions.ts'
import { heading } from '../locators.ts'
import type { Lang } from '../preferences.ts'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'

export const clickNext = (page: Page, { onboarding }: Words): Promise<void> =>
  page.getByRole('button', { name: onboarding.next, exact: true }).click()

export const expectQuestion = (page: Page, question: DemoQuestion, lang: Lang): Promise<void> =>
  expect(heading(page, question.text[lang])).toBeVisible()

export const optionOf = (question: DemoQuestion, place: number, lang: Lang): string =>
  question.options[place]?.text[lang] ?? 'none'

/** Answers the required questions of a community and skips the others. */
export async function answerRequired(page: Page, words: Words, community: string, lang: Lang): Promise<void> {
  const { onboarding } = words
  for (const question of demoQuestions[community] ?? []) {
    await expectQuestion(page, question, lang)
    if (!question.isRequired) await page.getByRole('button', { name: onboarding.skip, exact: true }).click()
    else {
      const kind = question.type === 'RADIO' ? 'radio' : 'checkbox'
      if (question.type === 'YEAR') await page.getByLabel(onboarding.questions.year).selectOption('2015')
      else await page.getByRole(kind, { name: optionOf(question, 0, lang) }).check()
      await clickNext(page, words)
    }
  }
}
