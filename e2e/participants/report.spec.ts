import { expectFittingAndAccessible } from '../accessibility.ts'
import { read, send } from '../api.ts'
import { createChat, writeBeside } from '../chats/chat.ts'
import { test } from '../localized-test.ts'
import { field, heading, pressAndSee } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { openAs, openAsRole, reopenAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { createParticipant, uniqueWord } from './participant.ts'

test('a message reported from a chat is decided on with the conversation around it; the reporter hears that it was looked at', async ({
  page,
  words,
  request,
}) => {
  const { moderation } = words
  const { anna, boris, chatId } = await createChat(request)
  await writeBeside(request, anna, chatId, 'How are the ovens?')
  await writeBeside(request, boris, chatId, 'Buy kettles from me, or else')
  const { items } = await read(request, 'samovar', `/api/chats/${chatId}`, anna.token)
  const message = items.find(({ text }: { text: string }) => text.startsWith('Buy kettles'))
  await send(request, 'samovar', `/api/chats/${chatId}/report`, anna.token, {
    messageId: message.id,
    reason: 'RUDE',
    text: 'He threatens me',
  })
  await openAsRole(page, 'samovar', 'moderator', '/admin/moderation/reports')
  await expect(heading(page, moderation.title)).toBeVisible()
  const list = page.getByRole('list', { name: moderation.reports.list })
  const subject = `Vera ${boris.lastName}`
  await list.getByRole('link').filter({ hasText: boris.lastName }).click()
  const panel = page.getByRole('region', { name: moderation.reports.label })
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(boris.lastName)
  await expect(panel).toContainText('He threatens me')
  await expect(panel).toContainText('How are the ovens?')
  await expectFittingAndAccessible(page)

  await panel.getByRole('button', { name: moderation.reports.decide.WARNED, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(fill(moderation.reports.hears, { author: 'Vera' }))).toBeVisible()
  await dialog.getByRole('button', { name: moderation.reports.decide.WARNED, exact: true }).click()
  await expect(dialog.getByText(moderation.reports.noteMissing)).toBeVisible()
  await field(dialog, fill(moderation.reports.note, { subject })).fill('Please do not press anybody to buy.')
  await pressAndSee(
    dialog.getByRole('button', { name: moderation.reports.decide.WARNED, exact: true }),
    page.getByText(moderation.reports.done),
  )
  await expect(list.getByRole('link').filter({ hasText: boris.lastName })).toHaveCount(0)
  await readLetterWith(request, 'samovar', boris.email, 'Please do not press anybody to buy.')
  await readLetterWith(request, 'samovar', anna.email, 'looked at your report')
})

test('a member reports a request from the feed; a moderator dismisses it with the request in sight', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { matching, moderation } = words
  const word = uniqueWord()
  const text = `Somebody who buys kettles called ${word}.`
  const [asker, reader] = await Promise.all([
    createParticipant(request, 'samovar', { lookingFor: text }),
    createParticipant(request, 'samovar'),
  ])
  await openAs(page, 'samovar', reader, '/my_communities?tab=requests')
  await page.getByRole('searchbox', { name: matching.feed.search }).fill(word)
  const name = `Vera ${asker.lastName}`
  await page.getByRole('button', { name: fill(matching.feed.report, { name }) }).click()
  const dialog = page.getByRole('dialog')
  await pressAndSee(dialog.getByRole('button', { name: matching.report.action }), page.getByText(matching.report.done))
  await expect(page.getByText(text)).toHaveCount(0)

  const moderator = await tokenOfRole(request, 'samovar', 'moderator')
  await reopenAs(page, 'samovar', { token: moderator }, '/admin/moderation/reports')
  const list = page.getByRole('list', { name: moderation.reports.list })
  await list.getByRole('link').filter({ hasText: asker.lastName }).click()
  const panel = page.getByRole('region', { name: moderation.reports.label })
  await expect(panel).toContainText(text)
  await expectFittingAndAccessible(page)
  await panel.getByRole('button', { name: moderation.reports.decide.DISMISSED, exact: true }).click()
  await pressAndSee(
    dialog.getByRole('button', { name: moderation.reports.decide.DISMISSED, exact: true }),
    page.getByText(moderation.reports.done),
  )
  await expect(list.getByRole('link').filter({ hasText: asker.lastName })).toHaveCount(0)
})
