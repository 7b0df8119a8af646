import type { APIRequestContext } from '@playwright/test'
import { openMailbox } from '../mailbox.ts'
import { test } from '../localized-test.ts'
import { expect } from '../test.ts'
import { newWord, openAs } from '../participants/participant.ts'
import { fill } from '../words.ts'
import { introduce, makeTwo } from './intro.ts'

test('a letter about an intro ends all further ones with one click, without a sign-in', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const { unsubscribed } = words.letters
  const [sender, receiver] = await makeTwo(request)
  const message = `Shall we bake together, ${newWord()}?`
  expect((await introduce(request, sender, receiver.id, message)).status()).toBe(200)
  const text = await readLetterWith(request, receiver.email, message)
  const [address = ''] = /http:\/\/\S+\/api\/unsubscribe\?token=[\w.-]+/.exec(text) ?? []
  await page.goto(address)
  const community = 'Samovar'
  await expect(page.getByRole('heading', { name: fill(unsubscribed.ask, { community }) })).toBeVisible()
  await page.getByRole('button', { name: unsubscribed.button }).click()
  await expect(page.getByRole('heading', { name: fill(unsubscribed.done, { community }) })).toBeVisible()
  await openAs(page, 'samovar', receiver, '/settings')
  await expect(page.getByRole('switch', { name: words.participants.notifications.EMAIL })).not.toBeChecked()
})

/** Other letters may come before and after: the one that says this. */
async function readLetterWith(request: APIRequestContext, email: string, words: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const items = (await openMailbox(request, 'samovar', '/dev/mailbox')).split('<li>').slice(1)
      const ids = items
        .filter(item => item.includes(email))
        .flatMap(item => /\/dev\/mailbox\/([0-9a-f-]+)/.exec(item)?.[1] ?? [])
      const texts = await Promise.all(ids.map(id => openMailbox(request, 'samovar', `/dev/mailbox/${id}/text`)))
      found = texts.find(text => text.includes(words))
      return found !== undefined
    }, `a letter to ${email} that says "${words}"`)
    .toBe(true)
  return found ?? ''
}
