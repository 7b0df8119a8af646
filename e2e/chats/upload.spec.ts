import type { Page } from '@playwright/test'
import { test } from '../localized-test.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'
import { createChat, logOf } from './chat.ts'

const name = 'loaves.txt'
const size = 1024 * 1024

async function attach(page: Page, { chatFile: t }: Words): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t.attach }).click()
  await (await choosing).setFiles([{ name, mimeType: 'text/plain', buffer: Buffer.alloc(size, 'rye ') }])
}

/** Bytes per second that the page can send; -1 for no limit. */
async function limitSending(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await session.send('Network.emulateNetworkConditions', conditions)
}

test('an upload shows how far it is, can be cancelled, and is tried again after a failure', { tag: '@phone' }, async ({
  page,
  words,
  request,
}) => {
  const { chats, chatFile: t } = words
  const named = (text: string) => text.replace('{{name}}', name)
  const { anna, chatId } = await createChat(request)
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  await expect(logOf(page).getByText('Gladly.')).toBeVisible()
  const files = page.getByRole('list', { name: t.files })
  const progress = files.getByRole('progressbar', { name: named(t.progress) })

  await limitSending(page, 60_000)
  await attach(page, words)
  const values: number[] = []
  const half = async () => {
    values.push(Number(await progress.getAttribute('value')))
    return values.at(-1) as number
  }
  await expect.poll(half, { intervals: [100] }).toBeGreaterThan(10)
  expect(values.at(-1)).toBeLessThan(100)
  expect(values).toEqual(values.toSorted((one, other) => one - other))
  await expect(page.getByRole('button', { name: chats.composer.send, exact: true })).toBeDisabled()

  const ended = page.waitForEvent('requestfailed', sent => sent.url().endsWith(`/api/chats/${chatId}/files`))
  await files.getByRole('button', { name: named(t.cancel) }).click()
  expect((await ended).failure()?.errorText).toContain('ERR_ABORTED')
  await expect(files).toHaveCount(0)

  await limitSending(page, -1)
  const address = `**/api/chats/${chatId}/files`
  await page.route(address, route => route.abort('connectionreset'))
  await attach(page, words)
  await expect(files.getByRole('alert')).toHaveText(t.failed)
  await page.unroute(address)
  await files.getByRole('button', { name: t.retry }).click()
  await expect(files.getByRole('button', { name: named(t.remove) })).toBeVisible()
  await expect(files.getByRole('alert')).toHaveCount(0)
  await expect(progress).toHaveCount(0)
  await page.getByRole('button', { name: chats.composer.send, exact: true }).click()
  await expect(logOf(page).getByText(name)).toBeVisible()
})

test('an upload fails when the network is silent for 30 seconds, however long it took, and at once when the browser goes offline', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { chatFile: t } = words
  const { anna, chatId } = await createChat(request)
  await page.clock.install()
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  await expect(logOf(page).getByText('Gladly.')).toBeVisible()
  const files = page.getByRole('list', { name: t.files })
  const progress = files.getByRole('progressbar', { name: t.progress.replace('{{name}}', name) })
  const share = async () => Number(await progress.getAttribute('value'))

  // Takes eight seconds in all, so that most of it is left when it is held up on a busy machine, too.
  await limitSending(page, 125_000)
  await attach(page, words)
  for (const reached of [3, 10, 17]) {
    await expect.poll(share, { intervals: [50] }).toBeGreaterThan(reached)
    await page.clock.fastForward(20_000)
  }
  await expect.poll(share, { intervals: [50] }).toBeGreaterThan(20)
  await limitSending(page, 1)
  await page.clock.fastForward(20_000)
  await expect(progress).toBeVisible()
  // What the browser had taken before may still be reported as sent, and the silence begins after it.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(files.getByRole('alert')).toHaveText(t.failed, { timeout: 2000 })
  }).toPass()

  // The progress is shown a moment before the request listens for the connection.
  const begun = page.waitForEvent('request', sent => sent.url().endsWith(`/api/chats/${chatId}/files`))
  await files.getByRole('button', { name: t.retry }).click()
  await begun
  await expect(files.getByRole('alert')).toHaveCount(0)
  await expect(progress).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(files.getByRole('alert')).toHaveText(t.failed)

  await limitSending(page, -1)
  await files.getByRole('button', { name: t.retry }).click()
  await expect(files.getByRole('button', { name: t.remove.replace('{{name}}', name) })).toBeVisible()
})
