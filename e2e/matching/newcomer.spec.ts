import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { read, send } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { field, heading } from '../locators.ts'
import { answerRequired, clickNext } from '../participants/onboarding.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'
import { reasonTitle, topCards } from './recommendation.ts'

const told = {
  en: {
    position: 'Founder',
    about: 'I am building an app for language learning, with two hundred early users.',
    lookingFor: 'An angel investor for language learning before revenue',
  },
  ru: {
    position: 'Основатель',
    about: 'Делаю приложение для изучения языков, у него двести первых пользователей.',
    lookingFor: 'Ищу частного инвестора в изучение языков',
  },
}

/** Of somebody whose profile is for acquaintances nothing may be quoted. */
const closed = { en: /shows the full profile only to/, ru: /показывает профиль целиком только знакомым/ }

/** What says nothing about the person. */
const nonsense = { en: /In a few words|undefined|null/, ru: /Коротко о человеке|undefined|null/ }

test('a newcomer is offered the topics that the text names, and a two-line profile gets three people, one a good match, each with a reason that quotes what they show', async ({
  page,
  words,
  lang,
  request,
}) => {
  const { onboarding, matching } = words
  const newcomer = await openAccount(request, 'samovar', 'newcomer')
  const { about, lookingFor, position } = told[lang]
  await send(request, 'samovar', '/api/participant/draft', newcomer.token, {
    step: 'about',
    profile: {
      // Of two people of one name in a list other stories could not tell which is meant.
      ...{ firstName: 'Vera', lastName: `Samsonova ${uniqueWord()}`, position },
      contacts: [
        { type: 'EMAIL', value: newcomer.email },
        { type: 'FACEBOOK', value: 'vera.samsonova' },
      ],
    },
  })
  await openAs(page, 'samovar', newcomer, '/')
  await answerRequired(page, words, 'samovar', lang)
  await expect(heading(page, onboarding.about.title)).toBeVisible()
  // Common topics are offered without any text; the one that the text names comes first.
  const topics = page.getByRole('list', { name: onboarding.fields.tagSuggestions }).getByRole('button')
  await expect(topics).not.toHaveCount(0)
  const common = await topics.allTextContents()
  expect(common.length).toBeGreaterThan(1)
  const named = common.at(-1) ?? ''
  await field(page, onboarding.about.label).fill(named)
  await expect(topics.first()).toHaveText(named)
  await field(page, onboarding.about.label).fill(about)
  await clickNext(page, words)
  await page.getByRole('button', { name: onboarding.skip, exact: true }).click()
  await expect(heading(page, onboarding.location.title)).toBeVisible()
  await clickNext(page, words)
  await field(page, onboarding.lookingFor.label).fill(lookingFor)
  await clickNext(page, words)
  await expect(heading(page, onboarding.contacts.title)).toBeVisible()
  await clickNext(page, words)
  await expect(heading(page, onboarding.networks.title)).toBeVisible()
  await clickNext(page, words)
  await page.getByRole('button', { name: onboarding.finish }).click()

  await expect(heading(page, matching.first.title)).toBeVisible()
  await expect(topCards(page)).toHaveCount(3)
  const open = topCards(page).filter({ hasNotText: closed[lang] })
  expect(await open.count()).toBeGreaterThanOrEqual(2)
  for (const card of await topCards(page).all()) await expect(card.getByText(reasonTitle(words))).toBeVisible()
  for (const card of await open.all()) await expectReason(card, request, newcomer.token, nonsense[lang])
  await expectMatch(page, words, plain([about, lookingFor, position].join('\n')))
})

/** At least one card is a good match, and its reason quotes what the newcomer has just written. */
async function expectMatch(page: Page, { ui }: Words, own: string) {
  const good = topCards(page)
    .filter({ has: page.getByText(ui.why, { exact: true }) })
    .filter({ hasText: new RegExp(`${ui.relevance.HIGH}|${ui.relevance.MEDIUM}`) })
  const reasons = await good.allInnerTexts()
  expect(reasons.length).toBeGreaterThanOrEqual(1)
  expect(reasons.some(reason => quotesIn(reason).some(quote => quote.length > 3 && own.includes(quote)))).toBe(true)
}

/** The reason quotes the person's own profile. */
async function expectReason(card: Locator, request: APIRequestContext, token: string, nothing: RegExp) {
  const reason = await card.innerText()
  expect(reason).not.toMatch(nothing)
  const slug = (await card.getByRole('link').first().getAttribute('href'))?.replace('/u/', '') ?? ''
  const person = await read(request, 'samovar', `/api/participant/profile/${slug}`, token)
  const place = [person.position, person.company].filter(Boolean).join(', ')
  const facts = plain([place, ...Object.values(person).flat()].join('\n'))
  expect(quotesIn(reason).some(quote => quote.length > 3 && facts.includes(quote))).toBe(true)
}

const quotesIn = (reason: string) =>
  [...reason.matchAll(/[“«](.+?)[”»]/g)].map(([, quote = '']) => plain(quote).replace(/…$/, ''))

/** Quotes within a quote have other marks than in the profile, and after "needs" a small letter. */
const plain = (text: string) =>
  text
    .replace(/[“”«»„‘’'"]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
