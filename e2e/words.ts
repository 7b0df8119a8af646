import { account as accountEn } from '#contract/messages/en/account.ts'
import { auth as authEn } from '#contract/messages/en/auth.ts'
import { failures as failuresEn } from '#contract/messages/en/failures.ts'
import { fields as fieldsEn } from '#contract/messages/en/fields.ts'
import { joining as joiningEn } from '#contract/messages/en/joining.ts'
import { landing as landingEn } from '#contract/messages/en/landing.ts'
import { letters as lettersEn } from '#contract/messages/en/letters.ts'
import { matching as matchingEn } from '#contract/messages/en/matching.ts'
import { network as networkEn } from '#contract/messages/en/network.ts'
import { people as peopleEn } from '#contract/messages/en/people.ts'
import { screens as screensEn } from '#contract/messages/en/screens.ts'
import { shell as shellEn } from '#contract/messages/en/shell.ts'
import { ui as uiEn } from '#contract/messages/en/ui.ts'
import { account as accountRu } from '#contract/messages/ru/account.ts'
import { auth as authRu } from '#contract/messages/ru/auth.ts'
import { failures as failuresRu } from '#contract/messages/ru/failures.ts'
import { fields as fieldsRu } from '#contract/messages/ru/fields.ts'
import { joining as joiningRu } from '#contract/messages/ru/joining.ts'
import { landing as landingRu } from '#contract/messages/ru/landing.ts'
import { letters as lettersRu } from '#contract/messages/ru/letters.ts'
import { matching as matchingRu } from '#contract/messages/ru/matching.ts'
import { network as networkRu } from '#contract/messages/ru/network.ts'
import { people as peopleRu } from '#contract/messages/ru/people.ts'
import { screens as screensRu } from '#contract/messages/ru/screens.ts'
import { shell as shellRu } from '#contract/messages/ru/shell.ts'
import { ui as uiRu } from '#contract/messages/ru/ui.ts'

const english = {
  account: accountEn,
  auth: authEn,
  failures: failuresEn,
  fields: fieldsEn,
  joining: joiningEn,
  landing: landingEn,
  letters: lettersEn,
  matching: matchingEn,
  network: networkEn,
  people: peopleEn,
  screens: screensEn,
  shell: shellEn,
  ui: uiEn,
}
const russian = {
  account: accountRu,
  auth: authRu,
  failures: failuresRu,
  fields: fieldsRu,
  joining: joiningRu,
  landing: landingRu,
  letters: lettersRu,
  matching: matchingRu,
  network: networkRu,
  people: peopleRu,
  screens: screensRu,
  shell: shellRu,
  ui: uiRu,
}

/** What the pages say, so that one story reads in both languages. Plurals, whose forms differ, are none of its business. */
export type Words = typeof english

export const wordsOf = (lang: 'en' | 'ru'): Words => (lang === 'en' ? english : (russian as unknown as Words))

/** Puts values into the places of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
