import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { OptionSettings, OptionType } from '#contract/communities/options.ts'
import { defaultCredits } from '#contract/limits.ts'
import type { FieldWords } from '#contract/validation.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { untilFocused } from '../locators.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { foundCommunity } from './community.ts'

type Form<T extends OptionType> = {
  settings: OptionSettings<T>
  /** With what the form opens while the option is off, where that is not empty. */
  initial?: OptionSettings<T>
  /** What is added to the form before the settings fit into it. */
  prepare?: (dialog: Locator, words: Words) => Promise<void>
  /** Path of a field, what is entered there, and what the form says about it. */
  bad?: [path: string, value: string, word: keyof FieldWords, limit?: Record<string, number>]
}

const both = (text: string) => ({ en: text, ru: `${text}, по-русски` })
const add = (dialog: Locator, { ui }: Words) => dialog.getByRole('button', { name: ui.form.add, exact: true })
const script = 'javascript:alert(1)'
const step = (target: OptionSettings<'GUIDED_TOUR'>['steps'][number]['target']) => ({
  target,
  title: both(`Look at ${target}`),
  text: both('It is here.'),
})

/** An example of each option; an option without one does not compile. */
const forms: { [T in OptionType]: Form<T> } = {
  ENABLE_FAQ_AVITO: {
    settings: { entries: [{ question: both('Is there tea?'), answer: both('Always.') }] },
    prepare: (dialog, words) => add(dialog, words).click(),
    bad: ['entries.0.answer.ru', ' ', 'required'],
  },
  GUIDED_TOUR: {
    settings: {
      steps: [step('participants'), step('bank-career'), step('faq'), step('none')],
      finishLink: '/events?from=tour',
    },
    bad: ['finishLink', '//elsewhere.example', 'link'],
  },
  CREDITS: {
    settings: { allowance: 30, period: 'month', price: 3 },
    initial: defaultCredits,
    bad: ['allowance', '100001', 'noMore', { max: 100_000 }],
  },
  DONATE_BUTTON: { settings: { url: 'https://give.example/tea' }, bad: ['url', '/give', 'url'] },
  BANK_SECTIONS: {
    settings: {
      title: both('Our bank'),
      sections: {
        contacts: {
          title: both('Call us'),
          lead: both('People answer.'),
          items: [{ title: both('By phone'), text: both('Day and night.'), url: 'tel:+7 800 000-00-00' }],
          steps: [{ title: both('Dial'), text: both('Then talk.') }],
        },
      },
    },
    prepare: async (dialog, words) => {
      await dialog.getByRole('checkbox', { name: words.communityOptions.choices.contacts }).check()
      for (const list of ['items', 'steps'] as const)
        await add(dialog.getByRole('group', { name: words.communityOptions.fields[list], exact: true }), words).click()
    },
    bad: ['sections.contacts.items.0.url', 'tel:tea', 'link'],
  },
  EXTERNAL_APPLY_LINK: { settings: { url: 'https://apply.example/' }, bad: ['url', script, 'url'] },
  ALT_LOGIN_LAYOUT: {
    settings: { title: both('Come in'), subtitle: both('The kettle is on.') },
    bad: ['subtitle.en', '', 'required'],
  },
  SHORT_SIGN_IN_POLICY: { settings: {} },
  SPECIAL_LANDING: { settings: {} },
  LANDING_STYLE: { settings: { style: 'calm' } },
  LANDING_REDIRECT: { settings: { url: 'https://site.example/' }, bad: ['url', 'site', 'url'] },
  POLICY_PLAIN_TEXT: { settings: {} },
  POLICY_DOCUMENT: {
    settings: { url: { en: '/docs/terms_en.html', ru: 'https://docs.example/ru' } },
    bad: ['url.ru', script, 'link'],
  },
  GEO_LEGAL_DOCS: { settings: {} },
  LEGAL_DOCS: { settings: { set: 'TIM' } },
}

const types = Object.keys(forms) as OptionType[]
const hasForm = (type: OptionType) => Object.keys(forms[type].settings).length > 0

/** Values of the fields by their paths. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
}

const fieldAt = (dialog: Locator, path: string) => dialog.locator(`[name="${path}"]`)

async function enter(field: Locator, value: string): Promise<void> {
  const isChoice = await field.evaluate(element => element.tagName === 'SELECT')
  if (isChoice) await field.selectOption(value)
  else await field.fill(value)
}

/** The settings of an option as the API has them; undefined while it is off. */
async function settingsOf(request: APIRequestContext, domain: string, token: string, type: OptionType) {
  const { options } = await read(request, domain, '/api/admin/community', token)
  return options.find(({ optionType }: { optionType: OptionType }) => optionType === type)?.settings
}

const switchOf = (page: Page, { communityOptions }: Words, type: OptionType) =>
  page.getByRole('switch', { name: fill(communityOptions.switchOf, { title: communityOptions.types[type].title }) })

test('every form saves its settings, opens with them, and refuses a wrong value at its field', async ({
  page,
  request,
  words,
}) => {
  const { communityOptions, fields, ui } = words
  const { domain, token } = await foundCommunity(request)
  await openAs(page, domain, { token }, '/admin/options/features')
  for (const type of types.filter(hasForm)) {
    const { settings, initial = {}, prepare, bad }: Form<OptionType> = forms[type]
    const { title } = communityOptions.types[type]
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await switchOf(page, words, type).press('Space')
    await untilFocused(dialog)
    for (const [path, value] of leavesOf(initial)) await expect(fieldAt(dialog, path)).toHaveValue(value)
    await prepare?.(dialog, words)
    for (const [path, value] of leavesOf(settings)) await enter(fieldAt(dialog, path), value)
    await dialog.getByRole('button', { name: communityOptions.switchOn }).click()
    await expect(dialog).toHaveCount(0)
    expect(await settingsOf(request, domain, token, type)).toEqual(settings)

    await page.getByRole('button', { name: fill(communityOptions.editOf, { title }), exact: true }).click()
    await untilFocused(dialog)
    for (const [path, value] of leavesOf(settings)) await expect(fieldAt(dialog, path)).toHaveValue(value)
    const save = dialog.getByRole('button', { name: communityOptions.save })
    if (bad) {
      const [path, value, word, limit = {}] = bad
      await enter(fieldAt(dialog, path), value)
      await save.click()
      await expect(fieldAt(dialog, path)).toBeFocused()
      await expect(fieldAt(dialog, path)).toHaveAccessibleDescription(fill(fields[word], limit))
      await expect(dialog.getByText(ui.form.fix)).toBeVisible()
    }
    await dialog.getByRole('button', { name: ui.cancel }).click()
    await expect(dialog).toHaveCount(0)
    expect(await settingsOf(request, domain, token, type)).toEqual(settings)
  }
})

test('an option without settings is switched on at once, and off again', { tag: '@desktop' }, async ({
  page,
  request,
  words,
}) => {
  const { domain, token } = await foundCommunity(request)
  await openAs(page, domain, { token }, '/admin/options/features')
  for (const type of types.filter(each => !hasForm(each)))
    for (const expected of [{}, undefined]) {
      await switchOf(page, words, type).press('Space')
      await expect(switchOf(page, words, type)).toBeChecked({ checked: expected !== undefined })
      // It cannot be pressed until the page has its answer.
      await expect(switchOf(page, words, type)).toBeEnabled()
      await expect.poll(() => settingsOf(request, domain, token, type)).toEqual(expected)
    }
})
