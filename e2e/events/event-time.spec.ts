import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { at } from '../address.ts'
import { test } from '../localized-test.ts'
import { heading } from '../locators.ts'
import { uniqueWord } from '../participants/participant.ts'
import { prefer } from '../preferences.ts'
import { openAsRole } from '../session.ts'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'
import { createEvent } from './event.ts'

/** The day of the next year on which the clocks of Europe go forward: from 2:00 to 3:00, which is 1:00 UTC. */
function shortDay(): Date {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 31))
  day.setUTCDate(31 - day.getUTCDay())
  return day
}

const dateOf = (day: Date) => day.toISOString().slice(0, 10)

/** What the file of the page holds, read by another program. */
async function downloadFile(page: Page, { event: t }: Words): Promise<{ text: string; entry: ICAL.Event }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t.calendar.file }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  return { text, entry: new ICAL.Event(entry as ICAL.Component) }
}

test('an event over a change of clocks is shown in its zone and in the reader’s, is right in calendars, and its meeting link is nowhere', {
  tag: '@desktop',
}, async ({ browser, words, lang, request }) => {
  const { event: t } = words
  const day = shortDay()
  const secret = `https://meet.example.com/${uniqueWord()}`
  const online = { type: 'ONLINE', onlineMeetingLink: secret, date: dateOf(day), startTime: '01:30', endTime: '04:00' }
  const event = await createEvent(request, online)
  const starts = new Date(`${dateOf(day)}T00:30:00Z`)
  const ends = new Date(`${dateOf(day)}T02:00:00Z`)

  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  await prefer(context, { lang })
  const page = await context.newPage()
  const received: Promise<string>[] = []
  page.on('response', response => received.push(response.text().catch(() => '')))
  await openAsRole(page, 'samovar', 'member', `/event/${event.slug}`)
  await expect(heading(page, event.title)).toBeVisible()
  // The clocks of New York went forward two weeks before.
  const before = new Date(day.getTime() - 86_400_000)
  const theirs = before.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  await expect(
    page.getByText(`1:30 – 4:00 Berlin · Sat, ${theirs} ${before.getUTCFullYear()}, 20:30 your time`),
  ).toBeVisible()

  await page.getByRole('button', { name: t.calendar.add }).click()
  const google = await page.getByRole('menuitem', { name: t.calendar.google }).getAttribute('href')
  const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')
  expect(new URL(google ?? '').searchParams.get('dates')).toBe(`${compact(starts)}/${compact(ends)}`)
  const outlook = new URL((await page.getByRole('menuitem', { name: t.calendar.outlook }).getAttribute('href')) ?? '')
  expect([outlook.searchParams.get('startdt'), outlook.searchParams.get('enddt')]).toEqual([
    starts.toISOString(),
    ends.toISOString(),
  ])
  const { text, entry } = await downloadFile(page, words)
  expect([entry.startDate.toJSDate(), entry.endDate.toJSDate()]).toEqual([starts, ends])
  expect(entry.summary).toBe(event.title)

  await page.goto(at('samovar', '/events'))
  await expect(heading(page, words.events.title)).toBeVisible()
  const seen = [text, google, outlook.href, await page.content(), ...(await Promise.all(received))]
  expect(seen.some(each => each?.includes(event.title))).toBe(true)
  expect(seen.filter(each => each?.includes(secret))).toEqual([])
  await context.close()
})
