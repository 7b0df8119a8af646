import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { send } from '../api.ts'
import { uniqueWord } from '../participants/participant.ts'
import { tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'

type Created = { id: string; slug: string; title: string }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** An event that only this story has, in a week in Berlin, created by the community's admin. */
export async function createEvent(request: APIRequestContext, own: Record<string, unknown> = {}): Promise<Created> {
  const title = `Tea ${uniqueWord()}`
  const token = await tokenOfRole(request, 'samovar', 'admin')
  return send(request, 'samovar', '/api/event/create', token, {
    lang: 'en',
    title,
    description: 'Twelve people at one table.\n\nBring a cup: https://tea.example/cups.',
    date: inDays(7),
    startTime: '19:00',
    endTime: '21:00',
    timeZone: 'Europe/Berlin',
    type: 'OFFLINE',
    addressLine: 'Samovar House, Torstraße 41',
    latitude: 52.5293,
    longitude: 13.4016,
    mapsLink: 'https://www.google.com/maps/@52.5293,13.4016,17z',
    country: 'Germany',
    city: 'Berlin',
    postalCode: '10119',
    locationVisibility: 'FULL_ADDRESS',
    visibility: 'PUBLIC',
    organizerContact: 'tea@example.com',
    ...own,
  })
}

/** Somebody joins beside the browser. */
export const join = (
  request: APIRequestContext,
  { id }: Pick<Created, 'id'>,
  { token }: { token: string },
): Promise<unknown> => send(request, 'samovar', `/api/event/${id}/confirm-participation`, token, {})

/** Somebody leaves beside the browser. */
export const leave = (
  request: APIRequestContext,
  { id }: Pick<Created, 'id'>,
  { token }: { token: string },
): Promise<unknown> => send(request, 'samovar', `/api/event/${id}/cancel-participation`, token, {}, 'PATCH')

/**
 * The reader comes back to the tab, which shows what has happened elsewhere. Comes back again if the page was just being loaded
 * anew: such a reply may be from before.
 */
export const lookAgain = (page: Page, seen: Locator): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(seen).toBeVisible({ timeout: 5000 })
  }).toPass()
