import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesOf, frequencies } from '#contract/events/recurrence.ts'
import { formOf } from '#server/features/events/event/event-form.ts'
import { instantsOf } from '#server/features/events/event/rules.ts'
import type { StoredEvent } from '#server/features/events/event/store.ts'
import { applyChange, changeOf, dayName, daysBetween, laterTranslation, recurrenceOf, slugOn } from './rules.ts'

test('a stored rule ends on a day or after a number of events', () => {
  const stored = { id: '1', frequency: 'WEEKLY' as const }
  expect(recurrenceOf({ ...stored, untilDate: '2027-01-01', eventCount: null }).end).toEqual({ until: '2027-01-01' })
  expect(recurrenceOf({ ...stored, untilDate: null, eventCount: 4 }).end).toEqual({ count: 4 })
})

test.each([
  ['2027-03-25', '2027-04-01', 7],
  ['2027-04-01', '2027-03-25', -7],
  ['2027-10-30', '2027-11-01', 2],
])('from %s to %s it is %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

test('slugs of a series carry the date, within the length of a slug', () => {
  expect(slugOn('tea', '2027-04-01')).toBe('tea-2027-04-01')
  expect(slugOn(`${'a'.repeat(67)}-bc`, '2027-04-01')).toBe(`${'a'.repeat(67)}-2027-04-01`)
  expect(slugOn('x'.repeat(80), '2027-04-01').length).toBeLessThanOrEqual(80)
})

/** The clock of a zone at an instant, by the browser's own implementation of time zones. */
function clockAt(instant: Date, timeZone: string): string {
  const format =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, format)
  return format.format(instant)
}

/** Making one takes longer than all that is compared with it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

const zones = Intl.supportedValuesOf('timeZone')
const firstDay = fc
  .integer({ min: 20_000, max: 25_000 })
  .map(day => new Date(day * 86_400_000).toISOString().slice(0, 10))
const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'))

test('events of 5,000 random series in random zones begin at their local time, by another implementation of time zones', () => {
  let skipped = 0
  let compared = 0
  fc.assert(
    fc.property(
      firstDay,
      timeOfDay,
      fc.constantFrom(...zones),
      fc.constantFrom(...frequencies),
      (first, startTime, timeZone, frequency) => {
        for (const date of datesOf(first, { frequency, end: { count: 4 } })) {
          const startsAt = instantsOf({ date, startTime, endTime: null, timeZone })?.startsAt ?? new Date(0)
          const shown = clockAt(startsAt, timeZone)
          compared++
          if (shown === `${date} ${startTime}`) continue
          // Only a local time that a change of DST skips is moved, by the length of the change.
          skipped++
          const before = clockAt(new Date(startsAt.getTime() - 3 * 3600_000), timeZone)
          expect(before < `${date} ${startTime}` && shown > `${date} ${startTime}`).toBe(true)
        }
      },
    ),
    { numRuns: 5000, seed: 20261116 },
  )
  expect(compared).toBeGreaterThan(5000)
  expect(skipped).toBeLessThan(compared / 200)
})

describe('a change of one event', () => {
  const before = formOf({ title: 'Tea', date: '2027-03-25', lang: 'en', city: 'Berlin', slug: 'tea' } as StoredEvent)

  test('has the fields that differ, and the days by which it moves', () => {
    const after = { ...before, title: 'Cake', date: '2027-03-27', slug: 'cake', maxParticipants: 3 }
    expect(changeOf(before, after)).toEqual({ fields: { title: 'Cake', maxParticipants: 3 }, days: 2 })
    expect(changeOf(before, before)).toEqual({ fields: {}, days: 0 })
    expect(changeOf({ ...before, date: null, isDateToBeConfirmed: true }, after).days).toBe(0)
  })

  test('has all of the place, and all of the text when its language changes', () => {
    expect(Object.keys(changeOf(before, { ...before, postalCode: '10119' }).fields).sort()).toEqual([
      'addressLine',
      'city',
      'country',
      'latitude',
      'longitude',
      'mapsLink',
      'postalCode',
      'region',
    ])
    const { fields } = changeOf(before, { ...before, lang: 'ru' })
    expect(fields).toEqual({ lang: 'ru', title: 'Tea', description: before.description })
  })

  test('moves a later date, and none that is to be confirmed', () => {
    const change = { fields: { title: 'Cake' }, days: -2 }
    expect(applyChange({ ...before, date: '2027-04-01' }, change)).toMatchObject({ title: 'Cake', date: '2027-03-30' })
    expect(applyChange({ ...before, date: null }, change).date).toBeNull()
  })
})

describe('the translation of a later event', () => {
  const one = { title: 'Чай', description: 'Стол' }
  const own = { title: 'Гость', description: 'Гости' }

  test.each([
    ['stays if nothing changed', one, one, own, undefined],
    ['stays absent if nothing changed', null, null, own, undefined],
    ['is removed', one, null, own, null],
    ['is new', null, one, null, one],
    ['replaces another', null, one, own, one],
    ['gets the title', one, { ...one, title: 'Чаепитие' }, own, { ...own, title: 'Чаепитие' }],
    ['gets the description', one, { ...one, description: 'Зал' }, own, { ...own, description: 'Зал' }],
    ['is the whole text where there is none', one, { ...one, title: 'Кекс' }, null, { ...one, title: 'Кекс' }],
  ])('%s', (_what, before, after, later, expected) => expect(laterTranslation(before, after, later)).toEqual(expected))
})

test('a day is named in the language of the reader', () => {
  expect(dayName('2027-04-01', 'en')).toBe('1 April 2027')
  expect(dayName('2027-04-01', 'ru')).toBe('1 апреля 2027')
})
