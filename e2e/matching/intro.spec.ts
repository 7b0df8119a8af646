import { test } from '../localized-test.ts'
import { at, expect } from '../test.ts'
import { expectLetter, newWord, openAs } from '../participants/participant.ts'
import { expectSound } from '../participants/photo.ts'
import { fill } from '../words.ts'
import { introduce, makeTwo } from './intro.ts'
import { handTo } from './recommendation.ts'

test('an intro reaches the other by letter, is accepted, and both see how to reach each other; there is no second one', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { matching, network } = words
  const [sender, receiver] = await makeTwo(request)
  const name = 'Vera'
  await openAs(page, 'samovar', sender, `/u/${receiver.slug}`)
  const connect = page.getByRole('button', { name: fill(matching.connect.connectTo, { name }) })
  await expect(connect).toBeVisible()
  await expectSound(page)
  await connect.click()
  const dialog = page.getByRole('dialog', { name: fill(matching.intro.title, { name }) })
  const message = dialog.getByRole('textbox', { name: matching.intro.message })
  await dialog.getByRole('button', { name: matching.intro.choices.coffee }).click()
  const opening = `${fill(matching.intro.greeting, { name })} ${matching.intro.sentences.coffee}`
  await expect(message).toHaveValue(opening)
  await expectSound(page)
  const text = `${opening} I know rye, ${newWord()}.`
  await message.fill(text)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await connect.click()
  await expect(message).toHaveValue(text)
  await dialog.getByRole('button', { name: matching.intro.send }).click()
  await expect(page.getByText(fill(matching.intro.sent, { name }))).toBeVisible()
  await expect(page.getByRole('button', { name: matching.connect.sent })).toBeDisabled()
  const again = await introduce(request, sender, receiver.id)
  expect(again.status()).toBe(409)
  expect(await again.json()).toMatchObject({ name: 'ALREADY_INTRODUCED' })
  await expectLetter(request, 'samovar', receiver.email, text)

  await handTo(page, 'samovar', receiver, `/my_communities?introFor=${sender.id}`)
  const answer = page.getByRole('dialog', { name: fill(matching.received.title, { name }) })
  await expect(answer.getByText(text)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
  const waiting = page.getByRole('region', { name: matching.received.list })
  await expect(waiting.getByText(text)).toBeVisible()
  await waiting.getByRole('textbox', { name: fill(matching.received.words, { name }) }).fill('On Wednesday at ten')
  await waiting.getByRole('button', { name: matching.received.accept }).click()
  await expect(page.getByText(fill(matching.received.accepted, { name }))).toBeVisible()
  await expect(waiting).toBeHidden()
  await page.goto(at('samovar', '/contacts'))
  const received = page.getByRole('region', { name: network.contacts.received })
  await expect(received.getByText(network.intro.connected)).toBeVisible()
  await expect(received.getByText(sender.email)).toBeVisible()

  await handTo(page, 'samovar', sender, '/contacts')
  const sent = page.getByRole('region', { name: network.contacts.sent })
  await expect(sent.getByText(network.intro.connected)).toBeVisible()
  await expect(sent.getByText('On Wednesday at ten')).toBeVisible()
  await expect(sent.getByText(receiver.email)).toBeVisible()
  await expectSound(page)
})

test('an intro without words is declined kindly from the page of whoever sent it', { tag: '@phone' }, async ({
  page,
  words,
  request,
}) => {
  const { matching, network } = words
  const [sender, receiver] = await makeTwo(request)
  const name = 'Vera'
  await openAs(page, 'samovar', sender, `/my_communities?introFor=${receiver.id}`)
  const dialog = page.getByRole('dialog', { name: fill(matching.intro.title, { name }) })
  await expect(dialog.getByRole('textbox', { name: matching.intro.message })).toHaveValue('')
  await expectSound(page)
  await dialog.getByRole('button', { name: matching.intro.send }).click()
  await expect(page.getByText(fill(matching.intro.sent, { name }))).toBeVisible()
  await expect(page).toHaveURL(at('samovar', '/my_communities'))

  await handTo(page, 'samovar', receiver, `/u/${sender.slug}`)
  const card = page.getByRole('region', { name: fill(matching.received.title, { name }) })
  await expect(card).toBeVisible()
  await expectSound(page)
  await card.getByRole('button', { name: matching.received.decline }).click()
  await expect(page.getByText(fill(matching.received.declined, { name }))).toBeVisible()
  await expect(card).toBeHidden()
  await expect(page.getByRole('button', { name: matching.connect.declined })).toBeDisabled()

  await handTo(page, 'samovar', sender, '/contacts')
  const sent = page.getByRole('region', { name: network.contacts.sent })
  await expect(sent.getByText(network.intro.declined)).toBeVisible()
})
