import type { Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { send } from '../api.ts'
import { test } from '../localized-test.ts'
import { readLetterWith } from '../mailbox.ts'
import { type CreatedParticipant, createParticipant, uniqueWord } from '../participants/participant.ts'
import { openAsRole, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill, type Words } from '../words.ts'

const community = 'samovar'

/** One person who joined twice, with a note about the second profile. */
async function joinTwice(request: Parameters<typeof createParticipant>[0]) {
  const kept = await createParticipant(request, community, { position: 'Baker' })
  const other = await createParticipant(request, community, { lastName: kept.lastName, position: 'Brewer' })
  const token = await tokenOfRole(request, community, 'admin')
  const note = uniqueWord()
  await send(request, community, `/api/admin/participants/${other.id}/notes`, token, { text: note })
  return { kept, other, note }
}

/** Chooses the second profile, which looks like the same person, and sends the letters. */
async function propose(
  page: Page,
  { memberMerge: t, crm }: Words,
  kept: CreatedParticipant,
  other: CreatedParticipant,
) {
  await openAsRole(page, community, 'admin', `/admin/crm?search=${kept.email}&member=${kept.id}`)
  const panel = page.getByRole('region', { name: crm.panel.label })
  await panel.getByRole('link', { name: t.open }).click()
  const similar = page.getByRole('region', { name: t.similar })
  await similar.getByRole('link', { name: new RegExp(other.email) }).click()
  await expect(page.getByRole('heading', { name: t.moves })).toBeVisible()
  await page.getByRole('radio', { name: fill(t.choice, { field: t.field.position, value: 'Brewer' }) }).press('Space')
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: t.send }).click()
  await expect(panel.getByText(t.waiting)).toBeVisible()
  return panel
}

test('an admin proposes to merge two profiles, both addresses agree, and one profile has all of both', {
  tag: '@desktop',
}, async ({ page, request, words }) => {
  const { memberMerge: t, member, crm } = words
  const { kept, other, note } = await joinTwice(request)
  const panel = await propose(page, words, kept, other)
  await expect(panel.getByRole('listitem').filter({ hasText: kept.lastName })).toHaveCount(2)
  for (const [person, outcome] of [
    [other, t.letter.half],
    [kept, t.letter.done],
  ] as const) {
    const { link } = await readLetterWith(request, community, person.email, '/confirm-merge?')
    await page.goto(link.href)
    await expect(page.getByRole('heading', { name: t.letter.title })).toBeVisible()
    await expectFittingAndAccessible(page)
    await page.getByRole('button', { name: t.letter.agree }).click()
    await expect(page.getByRole('heading', { name: outcome })).toBeVisible()
  }
  await page.goto(at(community, `/admin/crm?member=${kept.id}&part=notes`))
  await expect(page.getByRole('region', { name: crm.panel.label }).getByText(note)).toBeVisible()
  await page.getByRole('link', { name: member.tabs.history }).click()
  await expect(page.getByText(new RegExp(member.history.changes.memberMerge)).first()).toBeVisible()
  await page.goto(at(community, `/u/${other.slug}`))
  await expect(page).toHaveURL(new RegExp(`/u/${kept.slug}$`))
  await expect(page.getByText('Brewer').first()).toBeVisible()
})

test('an owner declines on a phone, and the manager sees that both stay', { tag: '@phone' }, async ({
  page,
  request,
  words,
}) => {
  const { memberMerge: t, crm } = words
  const { kept, other } = await joinTwice(request)
  await propose(page, words, kept, other)
  const { link } = await readLetterWith(request, community, other.email, '/confirm-merge?')
  await page.goto(link.href)
  await page.getByRole('button', { name: t.letter.decline }).click()
  await expect(page.getByRole('heading', { name: t.letter.declined })).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.goto(at(community, `/admin/crm?member=${kept.id}`))
  await expect(page.getByRole('region', { name: crm.panel.label }).getByText(t.declined)).toBeVisible()
})
