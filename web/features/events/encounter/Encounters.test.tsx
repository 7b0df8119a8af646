// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { buildEvent, buildMine, eventId } from '#web/testing/event.ts'
import { control, going, press, setUpEventPage, shown, shows } from '#web/testing/eventPage.tsx'
import { settle } from '#web/testing/signedInPage.tsx'

const { page, open, calls } = setUpEventPage()

const listed = (firstName: string) => ({
  id: `00000000-0000-7000-8000-0000000${[...firstName]
    .map(letter => letter.charCodeAt(0))
    .join('')
    .slice(0, 5)}`,
  slug: firstName.toLowerCase(),
  firstName,
  lastName: 'Orlov',
  company: 'Tandem',
  position: 'Engineer',
  city: 'Berlin',
  lookingFor: '',
  tags: [],
  avatarUrl: null,
})
const standing = {
  isBookmarked: false,
  relationType: null,
  isReported: false,
  intro: null,
  contacts: { theirs: 'afterAcceptance', mine: 'afterAcceptance' },
  can: { connect: true, answer: false, decline: true, report: true },
}

describe('who to meet there', () => {
  it('names those who match to a reader who is going, with the reason and Connect beside each', async () => {
    page.event = buildEvent({ mine: going() })
    const items = [
      { person: listed('Mikhail'), reason: 'You both bake.', relevanceLevel: 'HIGH', standing },
      { person: listed('Olga'), reason: null, relevanceLevel: 'LOW', standing },
    ]
    page.server.answers[`GET /api/event/${eventId}/encounters`] = { body: { items, next: null, total: 2 } }
    await open()
    await shows('One of them matches your request.')
    expect(shown()).toContain('You both bake.')
    expect(control('Connect with Mikhail')).toBeDefined()
    expect(control('Connect with Olga')).toBeDefined()
  })

  it('is not asked for somebody who is not going', async () => {
    await open()
    await shows('6 places left')
    // They would be asked for, once their part is loaded, before this call.
    await vi.dynamicImportSettled()
    const { api } = await import('#web/lib/calls/api.ts')
    await api.user.listPermissions().catch(() => undefined)
    expect(calls('GET', `/api/event/${eventId}/encounters`)).toHaveLength(0)
  })
})

describe('after the event', () => {
  beforeEach(() => {
    page.event = buildEvent({ mine: going({ state: 'ended', can: { join: false, cancel: false, joinOnline: false } }) })
    const items = [{ person: listed('Mikhail'), standing }]
    page.server.answers[`GET /api/event/${eventId}/met`] = { body: { items, next: null, total: null } }
  })

  it('people who were there can be added to the contacts and written to', async () => {
    await open()
    await shows('Add the people you met')
    expect(control('Connect with Mikhail')).toBeDefined()
    expect(document.querySelector('button[aria-pressed=false]')?.getAttribute('aria-label')).toContain('Mikhail Orlov')
    expect(control('See who was there')?.getAttribute('href')).toBe('#met')
    expect(document.querySelector('#met')).not.toBeNull()
  })

  it('somebody met is bookmarked at one press, and a refused bookmark is taken back', async () => {
    const bookmark = () => document.querySelector<HTMLElement>('button[aria-label*="Mikhail Orlov"][aria-pressed]')
    const isOn = (value: boolean) => settle(() => expect(bookmark()?.getAttribute('aria-pressed')).toBe(String(value)))
    let answer: { status?: number; body: object } = { status: 500, body: { message: 'no', code: 1000, status: 500 } }
    let isBookmarked = false
    page.server.answers['POST /api/bookmarks'] = () => {
      isBookmarked = answer.status === undefined
      return answer
    }
    page.server.answers[`GET /api/event/${eventId}/met`] = () => ({
      body: {
        items: [{ person: listed('Mikhail'), standing: { ...standing, isBookmarked } }],
        next: null,
        total: null,
      },
    })
    await open()
    await isOn(false)
    await act(async () => bookmark()?.click())
    await shows('Retry')
    await isOn(false)
    answer = { body: {} }
    await act(async () => bookmark()?.click())
    await isOn(true)
    await shows('Mikhail is in your bookmarks')
    expect(calls('POST', '/api/bookmarks').map(({ body }) => JSON.parse(body))).toEqual([
      { participantId: listed('Mikhail').id },
      { participantId: listed('Mikhail').id },
    ])
  })

  it('those who were going are asked how it was', async () => {
    page.server.answers[`GET /api/event/${eventId}/feedback/mine`] = { body: { feedback: null, canGive: true } }
    page.server.answers[`POST /api/event/${eventId}/feedback`] = { body: {} }
    await open()
    await shows('How was it?')
    const star = document.querySelector<HTMLInputElement>('input[aria-label="4 of 5"]')
    await act(async () => star?.click())
    await press('Send')
    await shows('You gave 4 of 5.')
    expect(JSON.parse(calls('POST', `/api/event/${eventId}/feedback`)[0]?.body ?? '')).toEqual({ score: 4, note: '' })
  })

  it('organisers read what was said, without names', async () => {
    page.event = buildEvent({ can: { manage: true, delete: true }, mine: buildMine({ state: 'ended' }) })
    const items = [{ score: 5, note: 'More jam', givenAt: '2026-11-20T10:00:00.000Z' }]
    page.server.answers[`GET /api/event/${eventId}/feedback`] = {
      body: { items, next: null, total: 3, average: 4.3, counts: [0, 0, 0, 2, 1] },
    }
    await open()
    await shows('4.3 of 5')
    expect(shown()).toContain('3 answers')
    expect(shown()).toContain('More jam')
  })
})
