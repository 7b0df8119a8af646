import { realtimeConstants } from '#contract/realtime/topics.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { goOffline, goOnline } from '../connection.ts'
import { test } from '../localized-test.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { createChat, logOf, withoutSocket, write, writeBeside } from './chat.ts'
import { fillChat } from './store.ts'

test('two people chat live; one goes offline, writes, and catches up', async ({ page, browser, words, request }) => {
  const { chats: t } = words
  const { anna, boris, chatId } = await createChat(request)
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  await expect(logOf(page).getByText('Shall we talk about bread?')).toBeVisible()
  await expectFittingAndAccessible(page)

  const theirs = await browser.newContext()
  const other = await theirs.newPage()
  await openAs(other, 'samovar', boris, `/chats/${chatId}`)
  await expect(logOf(other).getByText('Gladly.')).toBeVisible()
  await expect(page.getByText(t.online, { exact: true })).toBeVisible()

  await write(page, words, 'Rye or wheat?')
  await expect(logOf(other).getByText('Rye or wheat?')).toBeVisible()
  await expect(logOf(page).getByRole('img', { name: t.message.read }).last()).toBeVisible()

  await goOffline(page)
  await write(page, words, 'I am on a train')
  await expect(logOf(page).getByText(t.message.waiting)).toBeVisible()
  await writeBeside(request, boris, chatId, 'Rye')
  await writeBeside(request, boris, chatId, 'With caraway')
  await goOnline(page.context())
  await expect(logOf(page).getByText('With caraway')).toBeVisible()
  await expect(logOf(page).getByText(t.message.waiting)).toHaveCount(0)
  await expect(logOf(other).getByText('I am on a train')).toBeVisible()
  await expect(logOf(page).getByText('I am on a train')).toHaveCount(1)
  await theirs.close()
})

test('without the socket the same chat asks again by itself', { tag: '@desktop' }, async ({ page, words, request }) => {
  const { anna, boris, chatId } = await createChat(request)
  const sockets: string[] = []
  page.on('websocket', socket => sockets.push(socket.url()))
  await page.clock.install()
  await withoutSocket(page)
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  await expect(logOf(page).getByText('Gladly.')).toBeVisible()
  await writeBeside(request, boris, chatId, 'Rye or wheat?')
  await page.clock.runFor(realtimeConstants.pollMs + 1000)
  await expect(logOf(page).getByText('Rye or wheat?')).toBeVisible()
  await write(page, words, 'Rye')
  await expect(logOf(page).getByText('Rye', { exact: true })).toBeVisible()
  expect(sockets).toEqual([])
})

test('somebody is online until the last of their tabs is closed', { tag: '@desktop' }, async ({
  page,
  browser,
  words,
  request,
}) => {
  const { chats: t } = words
  const { anna, boris, chatId } = await createChat(request)
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  const online = page.getByRole('region', { name: /Vera/ }).getByText(t.online, { exact: true })
  await expect(logOf(page).getByText('Gladly.')).toBeVisible()
  await expect(online).toHaveCount(0)
  const theirs = await browser.newContext()
  const [one, two] = [await theirs.newPage(), await theirs.newPage()]
  await openAs(one, 'samovar', boris, '/chats')
  await expect(online).toBeVisible()
  await openAs(two, 'samovar', boris, '/chats')
  await expect(two.getByRole('list', { name: t.list })).toBeVisible()
  await one.close()
  await writeBeside(request, boris, chatId, 'Still here')
  await expect(logOf(page).getByText('Still here')).toBeVisible()
  await expect(online).toBeVisible()
  await two.close()
  await expect(online).toHaveCount(0)
  await theirs.close()
})

test('a chat opens with the whole of what is new, if it fits below what was read', { tag: '@desktop' }, async ({
  page,
  words,
  request,
}) => {
  const { anna, boris, chatId } = await createChat(request)
  await fillChat(chatId, 30)
  await writeBeside(request, boris, chatId, Array.from({ length: 15 }, (_, line) => `Loaf of line ${line}`).join('\n'))
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  await expect(page.getByText(words.chats.newDivider, { exact: true })).toBeInViewport()
  await expect(logOf(page).getByText('Loaf of line 14')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: new RegExp(words.chats.toNewest) })).toHaveCount(0)
})

test('a long chat opens at what is new, jumps to the newest and loads earlier messages', async ({
  page,
  words,
  request,
}) => {
  const { chats: t } = words
  const { anna, boris, chatId } = await createChat(request)
  for (let count = 1; count <= 55; count++) await writeBeside(request, boris, chatId, `Loaf ${count}`)
  await openAs(page, 'samovar', anna, '/chats')
  const row = page.getByRole('list', { name: t.list }).getByRole('link')
  await expect(row.getByText('56', { exact: true })).toBeVisible()
  await expectFittingAndAccessible(page)
  await row.click()
  await expect(page.getByText(t.newDivider, { exact: true })).toBeVisible()
  const jump = page.getByRole('button', { name: new RegExp(`^(${t.toNewest}$|\\d+ )`) })
  const isRead = page.waitForResponse(
    reply => reply.url().endsWith(`/api/chats/${chatId}/read`) && reply.request().postDataJSON().number === 57,
  )
  await jump.click()
  await expect(logOf(page).getByText('Loaf 55', { exact: true })).toBeInViewport()
  await expect(jump).toHaveCount(0)
  await isRead
  await expect(page.getByRole('list', { name: t.list }).getByText('56', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(logOf(page).getByText('Loaf 55', { exact: true })).toBeInViewport()
  await expect(logOf(page).getByText('Shall we talk about bread?')).toHaveCount(0)
  await logOf(page).evaluate(log => log.scrollTo(0, 0))
  await expect(logOf(page).getByText('Shall we talk about bread?')).toBeAttached()
})
