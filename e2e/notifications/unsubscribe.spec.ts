import { test } from '../localized-test.ts'
import { readLetterWith } from '../mailbox.ts'
import { createPair, sendIntro } from '../matching/intro.ts'
import { uniqueWord } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

test('the unsubscribe link of an intro letter switches letters off without a login', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const { unsubscribed } = words.letters
  const [sender, receiver] = await createPair(request)
  const message = `Shall we bake together, ${uniqueWord()}?`
  expect((await sendIntro(request, sender, receiver.id, message)).status()).toBe(200)
  const text = await readLetterWith(request, 'samovar', receiver.email, message)
  const [address = ''] = /http:\/\/\S+\/api\/unsubscribe\?token=[\w.-]+/.exec(text) ?? []
  await page.goto(address)
  const community = 'Samovar'
  await expect(page.getByRole('heading', { name: fill(unsubscribed.ask, { community }) })).toBeVisible()
  await page.getByRole('button', { name: unsubscribed.button }).click()
  await expect(page.getByRole('heading', { name: fill(unsubscribed.done, { community }) })).toBeVisible()
  await openAs(page, 'samovar', receiver, '/settings')
  await expect(page.getByRole('switch', { name: words.participants.notifications.EMAIL })).not.toBeChecked()
})
