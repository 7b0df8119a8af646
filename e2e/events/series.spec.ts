import type { Page } from '@playwright/test'
import { expectFittingAndAccessible } from '../accessibility.ts'
import { read } from '../api.ts'
import { test } from '../localized-test.ts'
import { createParticipant } from '../participants/participant.ts'
import { openAs, openAsRole, reopenAs, tokenOfRole } from '../session.ts'
import { expect } from '../test.ts'
import { createEvent } from './event.ts'

test('an event is repeated over a change of DST, joined on all dates, moved from one date on, and cancelled on one', async ({
  page,
  words,
  request,
}) => {
  const { series: t, eventForm: form } = words
  const admin = { token: await tokenOfRole(request, 'samovar', 'admin') }
  const member = await createParticipant(request, 'samovar')
  // In Berlin the clocks go forward on 29 March 2099.
  const event = await createEvent(request, { date: '2099-03-19', startTime: '19:00', endTime: null })
  const dates = () => read(request, 'samovar', `/api/event/${event.id}/series`, member.token)
  const moments = async (): Promise<string[]> =>
    (await dates()).events.map((each: { startsAt: string }) => each.startsAt.slice(0, 16))

  await openAsRole(page, 'samovar', 'admin', `/event/${event.slug}/edit`)
  await page.getByRole('button', { name: t.form.title }).click()
  await page.getByRole('combobox', { name: t.form.label }).selectOption('WEEKLY')
  await expect(page.getByText(t.form.sameTime)).toBeVisible()
  await expectFittingAndAccessible(page)
  await page.getByRole('button', { name: form.save }).click()
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
  expect(await moments()).toEqual(['2099-03-19T18:00', '2099-03-26T18:00', '2099-04-02T17:00', '2099-04-09T17:00'])

  await reopenAs(page, 'samovar', member, `/event/${event.slug}`)
  await page.getByRole('button', { name: t.joinAll }).click()
  await expect(rows(page, t.title).filter({ hasText: t.going })).toHaveCount(4)
  await page.mouse.move(0, 0)
  await expectFittingAndAccessible(page)

  const [, second, third] = (await dates()).events
  await reopenAs(page, 'samovar', admin, `/event/${second.slug}/edit`)
  await page.getByLabel(new RegExp(`^${form.fields.date}( \\*)?$`)).fill('2099-03-27')
  await page.getByRole('button', { name: form.save }).click()
  const sheet = page.getByRole('dialog', { name: t.scope.title })
  await sheet.getByRole('radio', { name: t.scope.following }).check()
  await expectFittingAndAccessible(page)
  await sheet.getByRole('button', { name: t.scope.save }).click()
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
  expect(await moments()).toEqual(['2099-03-19T18:00', '2099-03-27T18:00', '2099-04-03T17:00', '2099-04-10T17:00'])

  await openAs(page, 'samovar', admin, `/event/${third.slug}/edit`)
  await page.getByRole('button', { name: form.menu.label }).click()
  await page.getByRole('menuitem', { name: form.menu.cancel }).click()
  const cancelling = page.getByRole('dialog', { name: t.scope.cancelTitle })
  await expect(cancelling.getByRole('radio', { name: t.scope.one })).toBeChecked()
  await cancelling.getByRole('button', { name: form.cancelling.action }).click()
  await expect(rows(page, t.title).filter({ hasText: t.cancelled })).toHaveCount(1)
  expect((await dates()).events.map((each: { isCancelled: boolean }) => each.isCancelled)).toEqual([
    false,
    false,
    true,
    false,
  ])
})

/** The list of dates on the event page. */
const rows = (page: Page, title: string) => page.getByRole('region', { name: title }).getByRole('listitem')
