import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { pressAndSee } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs, reopenAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { createPair, expectMatch, fitting, sendIntro } from './intro.ts'

test('an intro is sent by letter and accepted, then both see each other’s contacts, and a second intro is refused', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { matching, network } = words
  const [sender, receiver] = await createPair(request, fitting.maker, fitting.photographer)
  const name = 'Vera'
  await openAs(page, 'samovar', sender, `/u/${receiver.slug}`)
  const connect = page.getByRole('button', { name: fill(matching.connect.connectTo, { name }) })
  await expect(connect).toBeVisible()
  await expectFittingAndAccessible(page)
  await connect.click()
  const dialog = page.getByRole('dialog', { name: fill(matching.intro.title, { name }) })
  await expect(dialog.getByText(fill(matching.contacts.theirs.now, { name }))).toBeVisible()
  const message = dialog.getByRole('textbox', { name: matching.intro.message })
  await dialog.getByRole('button', { name: matching.intro.choices.coffee }).click()
  const opening = `${fill(matching.intro.greeting, { name })} ${matching.intro.sentences.coffee}`
  await expect(message).toHaveValue(opening)
  await expectFittingAndAccessible(page)
  const text = `${opening} I know rye, ${uniqueWord()}.`
  await message.fill(text)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await connect.click()
  await expect(message).toHaveValue(text)
  await pressAndSee(
    dialog.getByRole('button', { name: matching.intro.send }),
    page.getByText(fill(matching.intro.sent, { name })),
  )
  await expect(page.getByRole('button', { name: matching.connect.sent })).toBeDisabled()
  const again = await sendIntro(request, sender, receiver.id)
  expect(again.status()).toBe(409)
  expect(await again.json()).toMatchObject({ name: 'ALREADY_INTRODUCED' })
  await readLetterWith(request, 'samovar', receiver.email, text)

  await reopenAs(page, 'samovar', receiver, `/my_communities?introFor=${sender.id}`)
  const answer = page.getByRole('dialog', { name: fill(matching.received.title, { name }) })
  await expect(answer.getByText(text)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
  const waiting = page.getByRole('region', { name: matching.received.list })
  await expect(waiting.getByText(text)).toBeVisible()
  await expectMatch(waiting, words)
  await waiting.getByRole('textbox', { name: fill(matching.received.words, { name }) }).fill('On Wednesday at ten')
  await waiting.getByRole('button', { name: matching.received.accept }).click()
  const next = page.getByRole('dialog', { name: fill(matching.received.connected, { name }) })
  await expect(next.getByText(sender.email)).toBeVisible()
  await expect(next.getByText(fill(matching.received.next, { name }))).toBeVisible()
  await expectFittingAndAccessible(page)
  await next.getByRole('button', { name: matching.received.close }).click()
  await expect(next).toBeHidden()
  await expect(waiting).toBeHidden()
  await page.goto(at('samovar', '/contacts'))
  const received = page.getByRole('region', { name: network.contacts.received })
  await expect(received.getByText(network.intro.connected)).toBeVisible()
  await expect(received.getByText(sender.email)).toBeVisible()

  await reopenAs(page, 'samovar', sender, '/contacts')
  const sent = page.getByRole('region', { name: network.contacts.sent })
  await expect(sent.getByText(network.intro.connected)).toBeVisible()
  await expect(sent.getByText('On Wednesday at ten')).toBeVisible()
  await expect(sent.getByText(receiver.email)).toBeVisible()
  await expectFittingAndAccessible(page)
})

test('an intro without a message is declined on the page of its sender, who sees that in the contacts', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { matching, network, shell } = words
  const [sender, receiver] = await createPair(request)
  const name = 'Vera'
  await openAs(page, 'samovar', sender, `/my_communities?introFor=${receiver.id}`)
  const dialog = page.getByRole('dialog', { name: fill(matching.intro.title, { name }) })
  await expect(dialog.getByRole('textbox', { name: matching.intro.message })).toHaveValue('')
  await expectFittingAndAccessible(page)
  const notices = page.getByRole('region', { name: shell.notices.label })
  await pressAndSee(
    dialog.getByRole('button', { name: matching.intro.send }),
    notices.getByText(fill(matching.intro.sent, { name })),
  )
  await expect(page).toHaveURL(at('samovar', '/my_communities'))

  await reopenAs(page, 'samovar', receiver, `/u/${sender.slug}`)
  const card = page.getByRole('region', { name: fill(matching.received.title, { name }) })
  await expect(card).toBeVisible()
  await expectFittingAndAccessible(page)
  await card.getByRole('button', { name: matching.received.decline }).click()
  await pressAndSee(
    page.getByRole('button', { name: matching.undo, exact: true }),
    page.getByText(fill(matching.received.undone, { name })),
  )
  await card.getByRole('button', { name: matching.received.decline }).click()
  await expect(page.getByText(fill(matching.received.declined, { name })).last()).toBeVisible()
  await expect(card).toBeHidden()
  await expect(page.getByRole('button', { name: matching.connect.declined })).toBeDisabled()

  await reopenAs(page, 'samovar', sender, '/contacts')
  const sent = page.getByRole('region', { name: network.contacts.sent })
  await expect(sent.getByText(network.intro.declined)).toBeVisible()
})
