import type { Page } from '@playwright/test'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { read, send } from '../api.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'
import { nameIn, topCards } from './recommendation.ts'

const tab = (page: Page, { network }: Words, name: string) =>
  page.getByRole('navigation', { name: network.contactsPage.title }).getByRole('link', { name })

test('the contacts of a new member have two tabs, each with an empty state', { tag: '@phone' }, async ({
  page,
  words,
  request,
}) => {
  const { contactsPage: contacts } = words.network
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/contacts')
  await expect(heading(page, contacts.title)).toBeVisible()
  await expect(page.getByText(contacts.emptyText)).toBeVisible()
  await expectFittingAndAccessible(page)
  await tab(page, words, contacts.bookmarks).click()
  await expect(page).toHaveURL(at('samovar', '/contacts/bookmarks'))
  await expect(page.getByText(contacts.noBookmarksText)).toBeVisible()
  await expectFittingAndAccessible(page)
  await tab(page, words, contacts.interested).click()
  await expect(page.getByText(contacts.emptyText)).toBeVisible()
  await page.getByRole('link', { name: contacts.action }).click()
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
})

test('a bookmark is added beside a person, listed, removed, restored by Undo and removed for good', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { matching, network } = words
  const member = await createParticipant(request, 'samovar')
  await openAs(page, 'samovar', member, '/my_communities')
  const name = await nameIn(topCards(page).first())
  const mark = page.getByRole('button', { name: fill(matching.bookmark.label, { name }) })
  // Looked for from before the press: the focus keeps the toast from leaving.
  const opener = page.getByRole('link', { name: matching.bookmark.open })
  await Promise.all([opener.focus(), mark.click()])
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await opener.click()
  await expect(page).toHaveURL(at('samovar', '/contacts/bookmarks'))
  const kept = page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(kept).toBeVisible()
  await expectFittingAndAccessible(page)

  const remove = page.getByRole('button', { name: fill(network.bookmarks.remove, { name }) })
  await remove.click()
  // The focus keeps the toast from leaving.
  const undo = page.getByRole('button', { name: network.undo })
  await undo.focus()
  await expect(page.getByText(fill(network.bookmarks.removed, { name: name.split(' ')[0] ?? '' }))).toBeVisible()
  await expect(page.getByText(network.contactsPage.noBookmarks)).toBeVisible()
  await undo.press('Enter')
  await expect(kept).toBeVisible()
  const removed = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await remove.click()
  await expect(kept).toHaveCount(0)
  // It is taken out of the list before the server has answered.
  await removed
  await page.reload()
  await expect(page.getByText(network.contactsPage.noBookmarks)).toBeVisible()
})

test('more than 20 bookmarks are loaded with Load more', { tag: '@phone' }, async ({ page, words, request }) => {
  const { network } = words
  const member = await createParticipant(request, 'samovar')
  const { id } = await read(request, 'samovar', '/api/community/domain/samovar', member.token)
  const { items } = await read(request, 'samovar', `/api/community/${id}/participants?size=30`, member.token)
  const others: ListedParticipant[] = items.filter((each: ListedParticipant) => each.id !== member.id).slice(0, 23)
  await Promise.all(
    others.map(each => send(request, 'samovar', '/api/bookmarks', member.token, { participantId: each.id })),
  )
  await openAs(page, 'samovar', member, '/contacts/bookmarks')
  const rows = page.getByRole('button', { name: fill(network.bookmarks.remove, { name: '' }).trim() })
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: network.list.more }).click()
  await expect(rows).toHaveCount(23)
  await expect(page.getByRole('button', { name: network.list.more })).toHaveCount(0)
  await expectFittingAndAccessible(page)
})
