import { expectFittingAndAccessible } from '../accessibility.ts'
import { test } from '../localized-test.ts'
import { heading, pressAndSee } from '../locators.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'

const letter = {
  id: '0190a2b0-0000-7000-8000-000000000001',
  kind: 'participant.moderated',
  recipient: 'anna@gone.example',
  name: 'Anna Example',
  subject: 'Welcome to Samovar',
  status: 'FAILED',
  problem: '550 5.1.1 no such user',
  bounce: 'BOUNCE',
  attempts: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  can: { sendAgain: true },
}
const complaint = {
  ...letter,
  id: '0190a2b0-0000-7000-8000-000000000002',
  recipient: 'boris@away.example',
  name: null,
  bounce: 'COMPLAINT',
  can: { sendAgain: false },
}

test('a manager sees which letters did not arrive and why, and sends one again', async ({ page, words }) => {
  const { channels } = words
  let items: object[] = [letter, complaint]
  await page.route('**/api/admin/failed-letters**', route => {
    if (route.request().method() === 'POST') items = [complaint]
    return route.fulfill({ json: route.request().method() === 'POST' ? {} : { items, next: null, total: null } })
  })
  await openAsRole(page, 'samovar', 'admin', '/admin/options/delivery')
  await expect(heading(page, channels.delivery.title)).toBeVisible()
  await expect(page.getByText('Anna Example, anna@gone.example')).toBeVisible()
  await expect(page.getByText('550 5.1.1 no such user').first()).toBeVisible()
  await expect(page.getByText(channels.delivery.COMPLAINT)).toBeVisible()
  await expect(
    page.getByRole('button', { name: fill(channels.admin.againOf, { recipient: complaint.recipient }) }),
  ).toHaveCount(0)
  await expectFittingAndAccessible(page)
  await pressAndSee(
    page.getByRole('button', { name: fill(channels.admin.againOf, { recipient: letter.recipient }) }),
    page.getByText(channels.admin.againSent),
  )
  await expect(page.getByText('Anna Example, anna@gone.example')).toHaveCount(0)
})
