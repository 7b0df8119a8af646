import { expectFittingAndAccessible } from '../accessibility.ts'
import { send } from '../api.ts'
import { goOffline, goOnline } from '../connection.ts'
import { test } from '../localized-test.ts'
import { createParticipant } from '../participants/participant.ts'
import { prefer } from '../preferences.ts'
import { openAs, reopenAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { filmOf, openCamera } from './camera.ts'
import { createEvent } from './event.ts'

test(
  'two devices at the door: one reads a ticket without a connection, sends it once, and both agree',
  {
    tag: '@phone',
  },
  async ({ page, request, words, lang, playwright, launchOptions }, testInfo) => {
    const { checkIn: t } = words
    const event = await createEvent(request)
    const [member, other] = [await createParticipant(request, 'samovar'), await createParticipant(request, 'samovar')]
    for (const { token } of [member, other])
      await send(request, 'samovar', `/api/event/${event.id}/confirm-participation`, token, {})
    const organiser = { token: await tokenOfRole(request, 'samovar', 'admin') }
    const door = `/event/${event.slug}/check-in`
    const here = (count: number) => fill(t.counts, { here: count, going: 2 })

    await openAs(page, 'samovar', member, `/event/${event.slug}`)
    await page.getByRole('button', { name: t.ticket.button }).click()
    const code = page.getByRole('img', { name: fill(t.ticket.code, { title: event.title }) })
    await expect(code).toBeVisible()
    await expectFittingAndAccessible(page)
    const film = testInfo.outputPath('ticket.y4m')
    await filmOf(code, film)

    const camera = await openCamera({ playwright, launchOptions }, film)
    const context = await camera.newContext()
    await prefer(context, { lang, scheme: 'dark' })
    const first = await context.newPage()
    const recorded: number[] = []
    first.on('response', answer => {
      if (answer.request().method() === 'POST' && answer.url().endsWith('/check-in')) recorded.push(answer.status())
    })
    await openAs(first, 'samovar', organiser, door)
    await expect(first.getByRole('status').filter({ hasText: here(0) })).toBeVisible()
    // The list of guests and what reads the codes come after that.
    await expect(
      first.getByRole('button', { name: fill(t.checkInPerson, { name: `Vera ${member.lastName}` }) }),
    ).toBeVisible()
    await first.waitForLoadState('networkidle')
    await goOffline(first)
    await first.getByRole('button', { name: t.scan }).press('Enter')
    const verdict = first.getByRole('alert')
    await expect(verdict).toContainText(member.lastName)
    await expect(verdict).toContainText(t.verdicts.checkedIn)
    await expect(first.getByText(here(1))).toBeVisible()
    await expectFittingAndAccessible(first)

    // The second device knows nothing of it yet, and lets somebody in by name.
    await reopenAs(page, 'samovar', organiser, door)
    await expect(page.getByText(here(0))).toBeVisible()
    await page.getByRole('searchbox', { name: t.search }).fill(other.lastName)
    await page.getByRole('button', { name: fill(t.checkInPerson, { name: `Vera ${other.lastName}` }) }).click()
    await expect(page.getByText(here(1))).toBeVisible()

    await goOnline(context)
    await expect(first.getByText(here(2))).toBeVisible()
    await expect(page.getByText(here(2))).toBeVisible()
    expect(recorded).toEqual([200])

    await first.getByRole('button', { name: t.stopScanning }).click()
    await first.getByRole('button', { name: t.scan }).click()
    await expect(verdict).toContainText(new RegExp(fill(t.verdicts.already, { time: '\\d{1,2}:\\d\\d' })))
    expect(recorded).toEqual([200])

    await page.getByRole('button', { name: fill(t.undoPerson, { name: `Vera ${other.lastName}` }) }).click()
    await expect(page.getByText(here(1))).toBeVisible()
    await expect(first.getByText(here(1))).toBeVisible()
    await camera.close()
  },
)
