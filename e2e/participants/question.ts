import type { Page } from '@playwright/test'
import { type DemoQuestion, demoQuestions } from '#demo/communities/questions.ts'
import { expect, type Lang } from '../test.ts'
import type { Words } from '../words.ts'
import { goOn, heading } from './photo.ts'

export const asked = (page: Page, question: DemoQuestion, lang: Lang): Promise<void> =>
  expect(heading(page, question.text[lang])).toBeVisible()

export const optionOf = (question: DemoQuestion, place: number, lang: Lang): string =>
  question.options[place]?.text[lang] ?? 'none'

/** Only what has to be answered. */
export async function answerAll(page: Page, words: Words, community: string, lang: Lang): Promise<void> {
  for (const question of demoQuestions[community] ?? []) {
    await asked(page, question, lang)
    if (!question.isRequired) await page.getByRole('button', { name: words.onboarding.skip, exact: true }).click()
    else {
      const kind = question.type === 'RADIO' ? 'radio' : 'checkbox'
      if (question.type === 'YEAR') await page.getByLabel(words.onboarding.questions.year).selectOption('2015')
      else await page.getByRole(kind, { name: optionOf(question, 0, lang) }).check()
      await goOn(page, words)
    }
  }
}
