import type { APIRequestContext, Locator } from '@playwright/test'
import { read, send } from '../api.ts'
import { openAccount } from '../auth/account.ts'
import { test } from '../localized-test.ts'
import { field, heading } from '../locators.ts'
import { answerRequired, clickNext } from '../participants/onboarding.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { reasonTitle, topCards } from './recommendation.ts'

const told = {
  en: {
    position: 'Founder',
    about: 'I am opening a small bakery and write its online shop myself.',
    lookingFor: 'A designer for packaging and a logo, and an investor in food',
  },
  ru: {
    position: 'Основатель',
    about: 'Открываю небольшую пекарню и сам делаю для неё интернет-магазин.',
    lookingFor: 'Ищу дизайнера упаковки и логотипа и инвестора в еду',
  },
}

/** Of somebody whose profile is for acquaintances nothing may be quoted. */
const closed = { en: /shows the full profile only to/, ru: /показывает профиль целиком только знакомым/ }

/** What says nothing about the person. */
const nonsense = { en: /In a few words|undefined|null/, ru: /Коротко о человеке|undefined|null/ }

test('a newcomer with a two-line profile gets three people, each with a reason that quotes what they show', async ({
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
  await field(page, onboarding.about.label).fill(about)
  await expect(page.getByRole('list', { name: onboarding.fields.tagSuggestions }).getByRole('button')).not.toHaveCount(
    0,
  )
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
})

/** The reason quotes the person's own profile. */
async function expectReason(card: Locator, request: APIRequestContext, token: string, nothing: RegExp) {
  const reason = await card.innerText()
  expect(reason).not.toMatch(nothing)
  const slug = (await card.getByRole('link').first().getAttribute('href'))?.replace('/u/', '') ?? ''
  const person = await read(request, 'samovar', `/api/participant/profile/${slug}`, token)
  const place = [person.position, person.company].filter(Boolean).join(', ')
  const facts = plain([place, ...Object.values(person).flat()].join('\n'))
  const quotes = [...reason.matchAll(/[“«](.+?)[”»]/g)].map(([, quote = '']) => plain(quote).replace(/…$/, ''))
  expect(quotes.some(quote => quote.length > 3 && facts.includes(quote))).toBe(true)
}

/** Quotes within a quote have other marks than in the profile, and after "needs" a small letter. */
const plain = (text: string) =>
  text
    .replace(/[“”«»„‘’'"]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
