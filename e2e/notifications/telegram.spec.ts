import { at } from '../address.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { createPair, sendIntro } from '../matching/intro.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

type Channel = { channel: string; topics: { topic: string; isOn: boolean }[] }

test('Telegram is linked from the settings by the bot’s link, topics and quiet hours are set there, and an intro is accepted from the bot’s button', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { channels, notifications } = words
  const { inbox, messengers } = words.letters
  const [sender, receiver] = await createPair(request)
  const username = uniqueWord()
  await openAs(page, 'samovar', receiver, '/settings')
  const section = page.getByRole('region', { name: channels.title })
  await section.getByRole('button', { name: fill(channels.connectOf, { name: 'Telegram' }) }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: channels.telegram.open }).click()
  const telegram = await opening
  await telegram.getByRole('textbox', { name: inbox.username }).fill(username)
  await telegram.getByRole('button', { name: inbox.start, exact: true }).click()
  await expect(section.getByText(fill(channels.linked, { account: username }))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await section.getByText(fill(channels.topics, { name: 'Telegram' })).click()
  await section.getByRole('switch', { name: notifications.topics.eventChanges.title }).click()
  await expect(section.getByRole('switch', { name: notifications.topics.eventChanges.title })).not.toBeChecked()
  await section.getByRole('switch', { name: channels.quiet.isOn }).press('Space')
  await section.getByRole('combobox', { name: channels.quiet.from }).fill('23:15')
  await section.getByRole('button', { name: channels.quiet.save }).click()
  const saved = async () => {
    const { channels: list, quietHours } = await read(request, 'samovar', '/api/participant/channels', receiver.token)
    const off = list.flatMap(({ channel, topics }: Channel) =>
      topics.flatMap(({ topic, isOn }) => (isOn ? [] : [`${channel} ${topic}`])),
    )
    return { off, quietHours }
  }
  await expect.poll(saved).toEqual({ off: ['TELEGRAM eventChanges'], quietHours: { from: '23:15', until: '08:00' } })
  // The rest of the story may run at night.
  await section.getByRole('switch', { name: channels.quiet.isOn }).press('Space')
  await expect.poll(async () => (await saved()).quietHours).toBeNull()

  const chat = telegram.getByRole('region', { name: `Telegram · ${username}` })
  const reload = async (text: string | RegExp) =>
    expect(async () => {
      await telegram.goto(at('samovar', '/dev/messengers'))
      await expect(chat.getByText(text)).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
  await reload('/stop')

  const text = `Shall we have tea, ${uniqueWord()}?`
  expect((await sendIntro(request, sender, receiver.id, text)).status()).toBe(200)
  await reload(text)
  await chat.getByRole('button', { name: messengers.bot.accept }).click()
  await reload(messengers.bot.accepted)
  await expect(chat.getByRole('button', { name: messengers.bot.accept })).toHaveCount(0)

  await openAs(page, 'samovar', receiver, '/contacts')
  const received = page.getByRole('region', { name: words.network.contacts.received })
  await expect(received.getByText(sender.email)).toBeVisible()
})
