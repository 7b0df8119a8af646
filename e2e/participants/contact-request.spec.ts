import { expectFittingAndAccessible } from '../accessibility.ts'
import { at } from '../address.ts'
import { send } from '../api.ts'
import { test } from '../localized-test.ts'
import { field, heading, pressAndSee } from '../locators.ts'
import { readLetterWith } from '../mailbox.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { createParticipant, uniqueWord } from './participant.ts'

test('a message to somebody with hidden contacts is passed on by a moderator, another is declined with a reason', {
  tag: '@phone',
}, async ({ page, words, request }) => {
  const { moderation } = words
  const author = await createParticipant(request, 'samovar')
  const [subject, other] = [
    await createParticipant(request, 'samovar', { privacy: 'PRIVATE' }),
    await createParticipant(request, 'samovar', { privacy: 'PRIVATE' }),
  ]
  const message = `Shall we bake together? ${uniqueWord()}`
  for (const { id } of [subject, other])
    await send(request, 'samovar', `/api/participant/${id}/reach`, author.token, { message })
  await openAsRole(page, 'samovar', 'moderator', '/admin/moderation/contacts')
  await expect(heading(page, moderation.title)).toBeVisible()
  const row = (lastName: string) =>
    page.getByRole('list', { name: moderation.contacts.list }).getByRole('listitem').filter({ hasText: lastName })
  await expect(row(subject.lastName)).toContainText(message)
  await expectFittingAndAccessible(page)
  await pressAndSee(
    row(subject.lastName).getByRole('button', { name: moderation.contacts.passOn }),
    page.getByText(fill(moderation.contacts.passed, { subject: `Vera ${subject.lastName}` })),
  )
  await readLetterWith(request, 'samovar', subject.email, message)

  await row(other.lastName).getByRole('button', { name: moderation.contacts.decline }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, moderation.contacts.reason).fill('She is travelling')
  await dialog.getByRole('button', { name: moderation.contacts.decline }).click()
  await readLetterWith(request, 'samovar', author.email, 'She is travelling')
  await page.goto(at('samovar', '/admin/moderation/contacts?show=settled'))
  await expect(row(other.lastName)).toContainText(fill(moderation.person.reason, { reason: 'She is travelling' }))
  await row(subject.lastName).getByRole('button', { name: moderation.contacts.finish }).click()
  await expect(row(subject.lastName)).toContainText(moderation.contacts.status.DONE)
})
