import type { Page } from '@playwright/test'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { test } from '../localized-test.ts'
import { at, expect } from '../test.ts'
import { makeMember, openAs, read, send } from '../participants/participant.ts'
import { expectSound, heading } from '../participants/photo.ts'
import { fill, type Words } from '../words.ts'
import { nameIn, topCards } from './recommendation.ts'

const tab = (page: Page, { network }: Words, name: string) =>
  page.getByRole('navigation', { name: network.contactsPage.title }).getByRole('link', { name })

test('the contact list has two tabs, and each says so when nobody is in it', { tag: '@phone' }, async ({
  page,
  words,
  request,
}) => {
  const { contactsPage: contacts } = words.network
  const member = await makeMember(request, 'samovar')
  await openAs(page, 'samovar', member, '/contacts')
  await expect(heading(page, contacts.title)).toBeVisible()
  await expect(page.getByText(contacts.emptyText)).toBeVisible()
  await expectSound(page)
  await tab(page, words, contacts.bookmarks).click()
  await expect(page).toHaveURL(at('samovar', '/contacts/bookmarks'))
  await expect(page.getByText(contacts.noBookmarksText)).toBeVisible()
  await expectSound(page)
  await tab(page, words, contacts.interested).click()
  await expect(page.getByText(contacts.emptyText)).toBeVisible()
  await page.getByRole('link', { name: contacts.action }).click()
  await expect(page).toHaveURL(at('samovar', '/my_communities'))
})

test('a bookmark is set beside a person, its confirmation leads to the bookmarks, and there it is removed', {
  tag: '@desktop',
}, async ({ page, words, request }) => {
  const { matching, network } = words
  const member = await makeMember(request, 'samovar')
  await openAs(page, 'samovar', member, '/my_communities')
  const name = await nameIn(topCards(page).first())
  const mark = page.getByRole('button', { name: fill(matching.bookmark.label, { name }) })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: matching.bookmark.open }).click()
  await expect(page).toHaveURL(at('samovar', '/contacts/bookmarks'))
  const kept = page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(kept).toBeVisible()
  await expectSound(page)

  const remove = page.getByRole('button', { name: fill(network.bookmarks.remove, { name }) })
  await remove.click()
  await expect(page.getByText(fill(network.bookmarks.removed, { name: name.split(' ')[0] ?? '' }))).toBeVisible()
  await expect(page.getByText(network.contactsPage.noBookmarks)).toBeVisible()
  await page.getByRole('button', { name: network.undo }).click()
  await expect(kept).toBeVisible()
  await remove.click()
  await expect(kept).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(network.contactsPage.noBookmarks)).toBeVisible()
})

test('a long list of bookmarks goes on with Load more', { tag: '@phone' }, async ({ page, words, request }) => {
  const { network } = words
  const member = await makeMember(request, 'samovar')
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
  await expectSound(page)
})
