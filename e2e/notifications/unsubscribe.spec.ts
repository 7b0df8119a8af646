import { test } from '../localized-test.ts'
import { readLetterWith } from '../mailbox.ts'
import { createPair, sendIntro } from '../matching/intro.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('the unsubscribe link of an intro letter ends intros without a login, can be undone, and offers all topics', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { unsubscribed, topics } = words.letters
  const [sender, receiver] = await createPair(request)
  const message = `Shall we bake together, ${uniqueWord()}?`
  expect((await sendIntro(request, sender, receiver.id, message)).status()).toBe(200)
  const { text } = await readLetterWith(request, 'samovar', receiver.email, message)
  const [address = ''] = /http:\/\/\S+\/api\/unsubscribe\?token=[\w.&=-]+/.exec(text) ?? []
  await page.goto(address)
  const topic = topics.intros.title
  const heading = (name: string) => page.getByRole('heading', { name })
  await expect(heading(fill(unsubscribed.askTopic, { topic }))).toBeVisible()
  await page.getByRole('button', { name: unsubscribed.button, exact: true }).click()
  await expect(heading(fill(unsubscribed.doneTopic, { topic }))).toBeVisible()
  const intros = page.getByRole('switch', { name: topic })
  await expect(intros).not.toBeChecked()
  await page.getByRole('button', { name: unsubscribed.undo }).click()
  await expect(heading(unsubscribed.undone)).toBeVisible()
  await expect(intros).toBeChecked()
  await page.getByRole('switch', { name: topics.weekly.title }).uncheck()
  await page.getByRole('button', { name: unsubscribed.save }).click()
  await expect(heading(unsubscribed.saved)).toBeVisible()
  await openAs(page, 'samovar', receiver, '/settings')
  await expect(page.getByRole('switch', { name: topic })).toBeChecked()
  await expect(page.getByRole('switch', { name: topics.weekly.title })).not.toBeChecked()
})
