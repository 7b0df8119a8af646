import { describe, expect, test } from 'vitest'
import { api } from '../capabilities.ts'
import type { Endpoint } from '../endpoint.ts'
import { type EventForm, eventProblems, slugProblem } from './event-problems.ts'
import { eventProblems as en } from './words/en/eventProblems.ts'
import { eventProblems as ru } from './words/ru/eventProblems.ts'

const form: EventForm = {
  lang: 'en',
  title: 'Tea and talk',
  description: 'Twelve people at one table.',
  slug: 'tea-and-talk',
  date: '2026-11-19',
  isDateToBeConfirmed: false,
  startTime: '19:00',
  endTime: null,
  isTimeToBeConfirmed: false,
  timeZone: 'Europe/Berlin',
  type: 'OFFLINE',
  isLocationToBeConfirmed: false,
  addressLine: '',
  latitude: null,
  longitude: null,
  mapsLink: '',
  country: 'Germany',
  region: '',
  city: 'Berlin',
  postalCode: '',
  locationVisibility: 'FULL_ADDRESS',
  onlineMeetingLink: '',
  isPaid: false,
  price: null,
  currency: null,
  paymentLink: '',
  visibility: 'PUBLIC',
  approvalRequired: false,
  enableOnboarding: false,
  maxParticipants: null,
  maxPlusOnes: 0,
  waitlist: 'AUTOMATIC',
  offerMinutes: 720,
  holdMinutes: 60,
  organizerContact: 'tea@example.com',
  coverKind: 'table',
  coverPalette: 'copper',
}

const online: Partial<EventForm> = {
  type: 'ONLINE',
  city: '',
  country: '',
  onlineMeetingLink: 'https://meet.example.com/tea',
}
const paid: Partial<EventForm> = {
  isPaid: true,
  price: 18,
  currency: 'EUR',
  paymentLink: 'https://pay.example.com/tea',
}
const long = (length: number) => 'x'.repeat(length)

describe('an event form', () => {
  const right: [string, Partial<EventForm>][] = [
    ['as filled in', {}],
    ['with a title of the greatest length', { title: long(120) }],
    ['with a description of the greatest length', { description: long(5000) }],
    ['whose date is to be confirmed', { date: null, startTime: null, isDateToBeConfirmed: true }],
    ['whose time is to be confirmed', { startTime: null, isTimeToBeConfirmed: true }],
    ['whose place is to be confirmed', { city: '', country: '', isLocationToBeConfirmed: true }],
    ['with an end', { endTime: '19:01' }],
    ['at the ends of a day', { startTime: '00:00', endTime: '23:59' }],
    ['on a leap day', { date: '2028-02-29' }],
    ['at the poles and the date line', { latitude: -90, longitude: 180 }],
    ['on the equator', { latitude: 0, longitude: 0 }],
    ['of an online event without a city', online],
    [
      'of an online event whose link is to be confirmed',
      { ...online, onlineMeetingLink: '', isLocationToBeConfirmed: true },
    ],
    ['of a paid event', paid],
    ['with the least price', { ...paid, price: 0.01 }],
    ['with the greatest price', { ...paid, price: 1_000_000 }],
    ['with cents that binary fractions do not have', { ...paid, price: 1.13 }],
    ['of a free event with leftovers of a price', { price: -1, paymentLink: 'javascript:alert(1)' }],
    ['of an online event with leftovers of a place', { ...online, latitude: 999, mapsLink: 'data:x' }],
    ['with one place', { maxParticipants: 1 }],
    ['with all places', { maxParticipants: 100_000 }],
    ['with all guests', { maxPlusOnes: 10 }],
    ['with the shortest times', { offerMinutes: 15, holdMinutes: 5 }],
    ['with the longest times', { offerMinutes: 10_080, holdMinutes: 10_080 }],
    ['with a map link over http', { mapsLink: 'http://maps.example.com' }],
  ]
  test.each(right)('is right %s', (_what, change) => {
    expect(eventProblems({ ...form, ...change })).toEqual({})
  })

  const wrong: [keyof EventForm, string, Partial<EventForm>][] = [
    ['title', 'required', { title: ' \n' }],
    ['title', 'titleLength', { title: long(121) }],
    ['description', 'required', { description: '' }],
    ['description', 'descriptionLength', { description: long(5001) }],
    ['organizerContact', 'required', { organizerContact: ' ' }],
    ['organizerContact', 'contactLength', { organizerContact: long(201) }],
    ['date', 'required', { date: null }],
    ['date', 'required', { date: '' }],
    ['date', 'date', { date: '2027-02-29' }],
    ['date', 'date', { date: '2026-13-01' }],
    ['date', 'date', { date: '19.11.2026' }],
    ['date', 'date', { date: '0026-11-19' }],
    ['date', 'date', { date: '2226-11-19' }],
    ['date', 'date', { date: '2026-11-19T10:00' }],
    ['date', 'date', { date: '2026-11-31', startTime: null, isTimeToBeConfirmed: true }],
    ['startTime', 'required', { startTime: null }],
    ['startTime', 'required', { startTime: '' }],
    ['startTime', 'time', { startTime: '24:00' }],
    ['startTime', 'time', { startTime: '7pm' }],
    ['endTime', 'time', { endTime: '20:60' }],
    ['endTime', 'endBeforeStart', { endTime: '18:59' }],
    ['endTime', 'endBeforeStart', { endTime: '19:00' }],
    ['timeZone', 'required', { timeZone: '' }],
    ['city', 'required', { city: '' }],
    ['city', 'placeLength', { city: long(101) }],
    ['city', 'placeLength', { city: long(101), isLocationToBeConfirmed: true }],
    ['country', 'required', { country: ' ' }],
    ['country', 'placeLength', { country: long(101) }],
    ['region', 'placeLength', { region: long(101) }],
    ['postalCode', 'placeLength', { postalCode: long(101) }],
    ['addressLine', 'addressLength', { addressLine: long(201) }],
    ['latitude', 'latitude', { latitude: 90.01, longitude: 0 }],
    ['latitude', 'latitude', { latitude: -90.01, longitude: 0 }],
    ['latitude', 'latitude', { longitude: 13 }],
    ['longitude', 'longitude', { latitude: 0, longitude: 180.01 }],
    ['longitude', 'longitude', { latitude: 0, longitude: -180.01 }],
    ['longitude', 'longitude', { latitude: 52 }],
    ['longitude', 'longitude', { latitude: 52, longitude: Number.NaN }],
    ['mapsLink', 'url', { mapsLink: 'maps.example.com' }],
    ['mapsLink', 'url', { mapsLink: 'javascript:alert(1)' }],
    ['mapsLink', 'url', { mapsLink: 'data:text/html,x' }],
    ['mapsLink', 'url', { mapsLink: 'https://maps.example.com/\u0007' }],
    ['paymentLink', 'url', { ...paid, paymentLink: 'https://pay.example.com/\r\nBcc: a@example.com' }],
    ['paymentLink', 'url', { ...paid, paymentLink: 'ht\ntps://pay.example.com' }],
    ['price', 'price', { ...paid, price: 1e-9 }],
    ['onlineMeetingLink', 'required', { ...online, onlineMeetingLink: '' }],
    ['onlineMeetingLink', 'url', { ...online, onlineMeetingLink: 'javascript:alert(1)' }],
    ['onlineMeetingLink', 'url', { ...online, onlineMeetingLink: 'data:text/html,x', isLocationToBeConfirmed: true }],
    ['price', 'required', { ...paid, price: null }],
    ['price', 'price', { ...paid, price: 0 }],
    ['price', 'price', { ...paid, price: -5 }],
    ['price', 'price', { ...paid, price: 1_000_000.01 }],
    ['price', 'price', { ...paid, price: 1.005 }],
    ['price', 'price', { ...paid, price: Number.NaN }],
    ['currency', 'required', { ...paid, currency: null }],
    ['paymentLink', 'required', { ...paid, paymentLink: '' }],
    ['paymentLink', 'url', { ...paid, paymentLink: 'javascript:alert(1)' }],
    ['paymentLink', 'url', { ...paid, paymentLink: 'data:text/html,x' }],
    ['paymentLink', 'url', { ...paid, paymentLink: 'https://me:secret@pay.example.com' }],
    ['maxParticipants', 'maxParticipants', { maxParticipants: 0 }],
    ['maxParticipants', 'maxParticipants', { maxParticipants: 1.5 }],
    ['maxParticipants', 'maxParticipants', { maxParticipants: 100_001 }],
    ['maxPlusOnes', 'maxPlusOnes', { maxPlusOnes: -1 }],
    ['maxPlusOnes', 'maxPlusOnes', { maxPlusOnes: 11 }],
    ['offerMinutes', 'offerMinutes', { offerMinutes: 14 }],
    ['offerMinutes', 'offerMinutes', { offerMinutes: 10_081 }],
    ['holdMinutes', 'holdMinutes', { holdMinutes: 4 }],
    ['holdMinutes', 'holdMinutes', { holdMinutes: 10_081 }],
    ['slug', 'required', { slug: '' }],
    ['slug', 'slug', { slug: 'Tea' }],
  ]
  test.each(wrong)('has at %s the problem %s with %j', (field, problem, change) => {
    expect(eventProblems({ ...form, ...change })).toEqual({ [field]: problem })
  })

  test('that is empty has a problem at each required field', () => {
    const empty = {
      title: '',
      description: '',
      slug: '',
      date: null,
      startTime: null,
      timeZone: '',
      city: '',
      country: '',
      organizerContact: '',
    }
    expect(eventProblems({ ...form, ...empty })).toEqual(
      Object.fromEntries(Object.keys(empty).map(field => [field, 'required'])),
    )
  })

  test('has a sentence for each problem, in both languages', () => {
    for (const [, problem] of wrong)
      for (const words of [en, ru]) expect(words[problem as keyof typeof en], problem).toMatch(/\S/)
  })
})

describe('a slug', () => {
  test.each(['tea', 'winter-tea-2', '2026', `a${'b'.repeat(79)}`])('may be %s', slug => {
    expect(slugProblem(slug)).toBeNull()
  })
  test.each([
    ['', 'required'],
    ['winter tea', 'slug'],
    ['Tea', 'slug'],
    ['чай', 'slug'],
    ['tea_time', 'slug'],
    ['-tea', 'slug'],
    ['tea-', 'slug'],
    ['tea--time', 'slug'],
    ['te', 'slugLength'],
    ['b'.repeat(81), 'slugLength'],
    ['create', 'slugReserved'],
    ['past', 'slugReserved'],
    ['0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000', 'slugReserved'],
  ])('%j has the problem %s', (slug, problem) => {
    expect(slugProblem(slug)).toBe(problem)
  })
})

test('no slug is the beginning of another address', () => {
  const rows: Endpoint[] = Object.values(api).flatMap(group => Object.values(group))
  const taken = rows.flatMap(({ call }) => /^[A-Z]+ \/api\/event\/([a-z-]+)(?:\/|$)/.exec(call)?.[1] ?? [])
  expect(taken).toContain('organised')
  expect(taken.filter(slug => slugProblem(slug) !== 'slugReserved')).toEqual([])
})
