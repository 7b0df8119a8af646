import { expectFittingAndAccessible } from '../accessibility.ts'
import { test } from '../localized-test.ts'
import { beginning } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { topCards } from './recommendation.ts'

/** Each looks for the other, so that they fit also where there are many of them. */
const told = {
  en: {
    maker: {
      about: 'I am a violin maker and restore violins.',
      canHelp: 'I restore violins',
      lookingFor: 'A photographer',
    },
    photographer: { about: 'I am a photographer of concerts', lookingFor: 'A violin maker who restores violins' },
  },
  ru: {
    maker: {
      about: 'Я скрипичный мастер, реставрирую скрипки.',
      canHelp: 'Реставрирую скрипки',
      lookingFor: 'Ищу фотографа',
    },
    photographer: { about: 'Я фотограф, снимаю концерты', lookingFor: 'Ищу скрипичного мастера' },
  },
}

test('the rest of a long list is shown by a button that says how many there are', async ({
  page,
  words,
  lang,
  request,
}) => {
  const { matching } = words
  const { maker, photographer } = told[lang]
  await Promise.all(Array.from({ length: 9 }, () => createParticipant(request, 'samovar', maker)))
  const member = await createParticipant(request, 'samovar', photographer)
  await openAs(page, 'samovar', member, '/my_communities')
  await expect(topCards(page)).toHaveCount(3)
  const people = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: beginning(matching.menu.label) }) })
  const show = page.getByRole('button', { name: beginning(matching.list.show_other) })
  await expect(show).toBeVisible()
  await expect(people).toHaveCount(7)
  await expect(page.getByText(beginning(matching.list.next))).toHaveCount(0)
  await expectFittingAndAccessible(page)

  const count = Number(/\d+/.exec((await show.textContent()) ?? ''))
  expect(count).toBeGreaterThan(1)
  await show.click()
  await expect(people).toHaveCount(7 + count)
  await expect(page.getByRole('status').filter({ hasText: beginning(matching.list.shown_other) })).toHaveText(
    new RegExp(String(count)),
  )
  await expect(show).toHaveCount(0)
  await expect(page.getByText(beginning(matching.list.next))).toBeVisible()
  await expectFittingAndAccessible(page)
})
