import { describe, expect, test } from 'vitest'
import { locationVisibilities } from '#contract/events/event-fields.ts'
import type { EventForm } from '#contract/events/event-problems.ts'
import {
  freeSlug,
  instantsOf,
  isEnlarged,
  isMoved,
  isOver,
  isRestorable,
  isTooSmall,
  placesLeft,
  shownLocation,
  slugFrom,
  slugNumber,
} from './rules.ts'

const berlin = { date: '2026-11-19', startTime: '19:00', endTime: '21:30', timeZone: 'Europe/Berlin' }
const iso = (times: Parameters<typeof instantsOf>[0]) => {
  const found = instantsOf(times)
  return found && [found.startsAt.toISOString(), found.endsAt.toISOString()]
}

describe('start and end of an event', () => {
  test.each<[string, Partial<Parameters<typeof instantsOf>[0]>, string[] | null]>([
    ['with an end', {}, ['2026-11-19T18:00:00.000Z', '2026-11-19T20:30:00.000Z']],
    ['without an end take two hours', { endTime: null }, ['2026-11-19T18:00:00.000Z', '2026-11-19T20:00:00.000Z']],
    [
      'without a time take the day',
      { startTime: null, endTime: null },
      ['2026-11-18T23:00:00.000Z', '2026-11-19T23:00:00.000Z'],
    ],
    ['without a date are not known', { date: null, startTime: null, endTime: null }, null],
    ['in another zone', { timeZone: 'Asia/Tokyo' }, ['2026-11-19T10:00:00.000Z', '2026-11-19T12:30:00.000Z']],
    ['in summer', { date: '2026-07-19' }, ['2026-07-19T17:00:00.000Z', '2026-07-19T19:30:00.000Z']],
    [
      'over the night when clocks go forward',
      { date: '2026-03-29', startTime: '01:00', endTime: '04:00' },
      ['2026-03-29T00:00:00.000Z', '2026-03-29T02:00:00.000Z'],
    ],
    [
      'in the hour that is skipped keep their length',
      { date: '2026-03-29', startTime: '02:15', endTime: '03:00' },
      ['2026-03-29T01:15:00.000Z', '2026-03-29T02:00:00.000Z'],
    ],
    [
      'in the hour that is skipped keep their length, to the minute',
      { date: '2026-03-29', startTime: '02:00', endTime: '03:00' },
      ['2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z'],
    ],
    [
      'on the day when clocks go back',
      { date: '2026-10-25', startTime: null, endTime: null },
      ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ],
  ])('%s', (_what, change, instants) => {
    expect(iso({ ...berlin, ...change })).toEqual(instants)
  })

  test('say whether it is over', () => {
    const now = new Date('2026-11-19T20:30:00.000Z')
    expect(isOver({ endsAt: null }, now)).toBe(false)
    expect(isOver({ endsAt: '2026-11-19T20:30:00.001Z' }, now)).toBe(false)
    expect(isOver({ endsAt: '2026-11-19T20:30:00.000Z' }, now)).toBe(true)
    expect(isOver({ endsAt: new Date('2026-11-19T20:29:59.999Z') }, now)).toBe(true)
  })
})

describe('the shown location', () => {
  const place = {
    addressLine: 'Torstraße 41',
    latitude: 52.5,
    longitude: 13.4,
    mapsLink: 'https://maps.example.com',
    country: 'Germany',
    region: 'Brandenburg',
    city: 'Berlin',
    postalCode: '10119',
  }
  const nothing = {
    addressLine: '',
    latitude: null,
    longitude: null,
    mapsLink: '',
    country: '',
    region: '',
    city: '',
    postalCode: '',
  }
  const shown = {
    FULL_ADDRESS: place,
    NO_STREET: { postalCode: '10119', city: 'Berlin', country: 'Germany' },
    COUNTRY_CITY: { city: 'Berlin', country: 'Germany' },
    CITY: { city: 'Berlin' },
    COUNTRY: { country: 'Germany' },
    ADDRESS: { addressLine: 'Torstraße 41' },
    REGION_CITY: { region: 'Brandenburg', city: 'Berlin' },
    POSTAL_CODE_CITY: { postalCode: '10119', city: 'Berlin' },
    NONE: {},
  }

  test.each(locationVisibilities)('%s', visibility => {
    expect(shownLocation(place, visibility, true)).toEqual({ ...place, isPartlyHidden: false })
    expect(shownLocation(place, visibility, false)).toEqual({
      ...nothing,
      ...shown[visibility],
      isPartlyHidden: visibility !== 'FULL_ADDRESS',
    })
  })

  test('is not partly hidden when nothing is there to hide', () => {
    const city = { ...nothing, city: 'Berlin' }
    expect(shownLocation(city, 'CITY', false).isPartlyHidden).toBe(false)
    expect(shownLocation({ ...city, latitude: 1, longitude: 1 }, 'CITY', false).isPartlyHidden).toBe(true)
    expect(shownLocation({ ...city, mapsLink: 'https://x' }, 'CITY', false).isPartlyHidden).toBe(true)
    expect(shownLocation({ ...city, addressLine: 'Torstraße 41' }, 'CITY', false).isPartlyHidden).toBe(true)
    expect(shownLocation(nothing, 'NONE', false).isPartlyHidden).toBe(false)
  })
})

describe('places', () => {
  test.each([
    [null, 5, null],
    [10, 4, 6],
    [10, 10, 0],
    [10, 12, 0],
  ])('of %s with %s taken leave %s', (maxParticipants, placesTaken, left) => {
    expect(placesLeft({ maxParticipants, placesTaken })).toBe(left)
  })
  test.each([
    [null, null, false],
    [null, 5, false],
    [5, null, true],
    [5, 6, true],
    [5, 5, false],
    [5, 4, false],
  ])('from %s to %s are added: %s', (before, after, isMore) => {
    expect(isEnlarged(before, after)).toBe(isMore)
  })
  test.each([
    [null, 5, false],
    [5, 5, false],
    [6, 5, false],
    [4, 5, true],
  ])('%s for %s are too few: %s', (limit, taken, isLess) => {
    expect(isTooSmall(limit, taken)).toBe(isLess)
  })
})

describe('a moved event', () => {
  const form = { date: '2026-11-19', latitude: 1, isLocationToBeConfirmed: false } as EventForm
  const moving: (keyof EventForm)[] = [
    'date',
    'startTime',
    'endTime',
    'timeZone',
    'type',
    'isLocationToBeConfirmed',
    'addressLine',
    'latitude',
    'longitude',
    'mapsLink',
    'country',
    'region',
    'city',
    'postalCode',
    'onlineMeetingLink',
  ]
  const staying: (keyof EventForm)[] = [
    'title',
    'description',
    'slug',
    'visibility',
    'price',
    'maxParticipants',
    'locationVisibility',
  ]
  test.each(moving)('has another %s', field => {
    expect(isMoved(form, { ...form, [field]: 'other' })).toBe(true)
  })
  test.each(staying)('has not only another %s', field => {
    expect(isMoved(form, { ...form, [field]: 'other' })).toBe(false)
  })
})

describe('a slug', () => {
  test.each([
    ['Winter tea!', 'winter-tea'],
    ['Чай и варенье', 'chay-i-varene'],
    ['  ', 'event'],
    ['???', 'event'],
    ['x'.repeat(100), 'x'.repeat(60)],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['Person', 'event'],
  ])('of %j is %s', (title, slug) => {
    expect(slugFrom(title)).toBe(slug)
  })

  test.each([
    ['tea', [], 'tea'],
    ['tea', ['teapot'], 'tea'],
    ['tea', ['tea'], 'tea-2'],
    ['tea', ['tea', 'tea-2', 'tea-3', 'tea-5'], 'tea-4'],
    ['create', [], 'create-2'],
    ['create', ['create-2'], 'create-3'],
    ['te', [], 'te-2'],
  ])('%s beside %j becomes %s', (slug, taken, free) => {
    expect(freeSlug(slug, new Set(taken))).toBe(free)
  })

  test('stays within its length with a number', () => {
    expect(slugNumber('x'.repeat(80), 12)).toBe(`${'x'.repeat(70)}-12`)
    expect(slugNumber('winter-tea', 2)).toBe('winter-tea-2')
    expect(slugNumber(`${'x'.repeat(69)}-tea`, 2)).toBe(`${'x'.repeat(69)}-2`)
  })
})

test('a deleted event can be restored for a day', () => {
  const deletedAt = '2026-11-16T12:00:00.000Z'
  expect(isRestorable(deletedAt, new Date('2026-11-17T11:59:59.999Z'))).toBe(true)
  expect(isRestorable(deletedAt, new Date('2026-11-17T12:00:00.000Z'))).toBe(false)
})
