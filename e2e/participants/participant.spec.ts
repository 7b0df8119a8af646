import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { heading, pressAndSee } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { createPair, expectMatch, fitting } from '../matching/intro.ts'
import { prefer } from '../preferences.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { createParticipant, uniqueWord } from './participant.ts'

test('the page of a participant shows visitors the profile without contacts, and members the contacts as well', {
  tag: '@desktop',
}, async ({ page, context, words, request }) => {
  const { person: said } = words.participants
  const other = await createParticipant(request, 'samovar', { tags: ['bread', 'Other', 'x'.repeat(60)] })
  const path = `/u/${other.slug}`
  await page.goto(at('samovar', path))
  await expect(heading(page, `Vera ${other.lastName}`)).toBeVisible()
  const contacts = page.getByRole('region', { name: said.contacts })
  await expect(contacts.getByText(said.signIn)).toBeVisible()
  await expect(page.getByText(other.email)).toHaveCount(0)
  await expect(page.getByText('sell bread by subscription')).toHaveCount(0)
  await expect(contacts.getByRole('link', { name: said.logIn })).toHaveAttribute('href', /backTo=/)
  await expectFittingAndAccessible(page)

  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, path)
  await expect(contacts.getByText(other.email)).toBeVisible()
  // The card of how well two fit quotes it as well.
  const lookingFor = page.getByRole('region', { name: words.participants.parts.lookingFor })
  await expect(lookingFor.getByText('sell bread by subscription')).toBeVisible()
  const tags = page.getByRole('region', { name: words.participants.parts.tags }).getByRole('listitem')
  await expect(tags).toHaveText(['bread', `${'x'.repeat(47)}…`])
  await expectFittingAndAccessible(page)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await pressAndSee(page.getByRole('button', { name: said.share }), page.getByText(said.shared))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at('samovar', path))

  const shown = await read(request, 'samovar', `/api/participant/profile/${other.slug}`, member.token)
  await page.route(`**/api/participant/profile/${other.slug}`, route =>
    route.fulfill({ json: { ...shown, contacts: [], contactsState: 'fillOwn' } }),
  )
  await page.reload()
  await expect(contacts.getByText(said.fillOwn)).toBeVisible()
  await contacts.getByRole('link', { name: said.fillOwnLink }).click()
  await expect(page).toHaveURL(at('samovar', '/profile'))

  await page.goto(at('samovar', '/u/leila-haddad'))
  const inviter = page.getByRole('region', { name: words.participants.invitedBy }).getByRole('link')
  await expect(inviter).toHaveAttribute('href', '/u/ilya-kramer')
  await expect(
    page.getByText(new RegExp(`${fill(words.participants.since, { date: '' }).trim()} .*2024`)),
  ).toBeVisible()
  await page.goto(at('samovar', '/u/nobody-at-all'))
  await expect(heading(page, said.gone)).toBeVisible()
})

test('the page of somebody who was never recommended says how well the two fit, and why', async ({
  page,
  words,
  request,
}) => {
  const [maker, photographer] = await createPair(request, fitting.maker, fitting.photographer)
  const known = await read(
    request,
    'samovar',
    `/api/matching/get-relevance-rate?participantId=${maker.id}`,
    photographer.token,
  )
  expect(known).toMatchObject({ rate: null, relevanceLevel: null })
  await openAs(page, 'samovar', photographer, `/u/${maker.slug}`)
  await expect(heading(page, `Vera ${maker.lastName}`)).toBeVisible()
  await expectMatch(page, words)
  await expectFittingAndAccessible(page)
})

test('a participant with hidden contacts is reached through the moderators, and a note about them is shown to its author only', {
  tag: '@phone',
}, async ({ page, browser, words, lang, request, extraHTTPHeaders }) => {
  const { person: said } = words.participants
  const hidden = await createParticipant(request, 'samovar', { privacy: 'PRIVATE' })
  const author = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', author, `/u/${hidden.slug}`)
  await page.getByRole('button', { name: said.reach }).click()
  const form = page.getByRole('dialog', { name: fill(said.reachTitle, { name: 'Vera' }) })
  await form.getByRole('button', { name: said.send, exact: true }).click()
  await expect(form.getByText(said.messageNeeded)).toBeVisible()
  await expectFittingAndAccessible(page)
  const message = `Shall we bake together, ${uniqueWord()}?`
  await form.getByRole('textbox', { name: said.message }).fill(message)
  await pressAndSee(form.getByRole('button', { name: said.send, exact: true }), page.getByText(said.sent))
  await readLetterWith(request, 'samovar', 'moderator@samovar.example', message)

  const note = page.getByRole('textbox', { name: fill(said.noteLabel, { name: 'Vera' }) })
  await note.fill('Met at the fair, likes rye')
  await note.blur()
  await expect(page.getByText(said.noteSaved, { exact: true })).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Met at the fair, likes rye')

  const elsewhere = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
  await prefer(elsewhere, { lang })
  const another = await elsewhere.newPage()
  await openAs(another, 'samovar', await createParticipant(request, 'samovar'), `/u/${hidden.slug}`)
  const theirs = another.getByRole('textbox', { name: fill(said.noteLabel, { name: 'Vera' }) })
  await expect(theirs).toHaveValue('')
  await elsewhere.close()
})
