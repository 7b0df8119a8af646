import { describe, expect, it } from 'vitest'
import type { EventProblem } from '#contract/events/event-problems.ts'
import { buildValues } from '#web/testing/event-form/values.ts'
import { findProblems, inOrder } from './problems.ts'
import type { EventValues, Field } from './values.ts'

it('a filled form has no problems', () => {
  expect(findProblems(buildValues())).toEqual({})
})

it('required fields are named in the order of the form', () => {
  const empty = { title: ' ', description: '', date: '', startTime: '', timeZone: '', city: '', country: '' }
  const found = findProblems(buildValues({ ...empty, organizerContact: '', slug: '' }))
  expect(Object.entries(found)).toEqual(
    ['title', 'description', 'date', 'startTime', 'timeZone', 'city', 'country', 'slug', 'organizerContact'].map(
      field => [field, 'required'],
    ),
  )
})

it('what is to be confirmed is not required', () => {
  const open = { isDateToBeConfirmed: true, startTime: '', city: '', country: '', isLocationToBeConfirmed: true }
  expect(findProblems(buildValues({ date: '', ...open }))).toEqual({})
  expect(findProblems(buildValues({ startTime: '', isTimeToBeConfirmed: true }))).toEqual({})
})

const paid = { isPaid: true, price: '18,50', paymentLink: 'https://pay.example/1' }

describe('one wrong value', () => {
  it.each<[Partial<EventValues>, Field, EventProblem]>([
    [{ date: '2026-02-30' }, 'date', 'date'],
    [{ startTime: '25:00', endTime: '' }, 'startTime', 'time'],
    [{ startTime: '19:00', endTime: '18:30' }, 'endTime', 'endBeforeStart'],
    [{ latitude: 'north', longitude: '13' }, 'latitude', 'latitude'],
    [{ latitude: '52', longitude: '' }, 'longitude', 'longitude'],
    [{ slug: 'winter tea' }, 'slug', 'slug'],
    [{ ...paid, price: '' }, 'price', 'required'],
    [{ ...paid, price: '0' }, 'price', 'price'],
    [{ ...paid, price: 'ten' }, 'price', 'price'],
    [{ ...paid, paymentLink: '' }, 'paymentLink', 'required'],
    [{ type: 'ONLINE' }, 'onlineMeetingLink', 'required'],
    [{ maxParticipants: 'many' }, 'maxParticipants', 'maxParticipants'],
    [{ maxPlusOnes: '11' }, 'maxPlusOnes', 'maxPlusOnes'],
    [{ translatedDescription: 'Чай' }, 'translatedTitle', 'required'],
    [{ translatedTitle: 'Чай' }, 'translatedDescription', 'required'],
    [{ translatedTitle: 'а'.repeat(121), translatedDescription: 'Чай' }, 'translatedTitle', 'titleLength'],
    [{ translatedTitle: 'Чай', translatedDescription: 'а'.repeat(5001) }, 'translatedDescription', 'descriptionLength'],
  ])('%o: %s', (own, field, problem) => {
    expect(findProblems(buildValues(own))).toEqual({ [field]: problem })
  })
  it('a price may have a comma, and an unpaid event needs no valid one', () => {
    expect(findProblems(buildValues(paid))).toEqual({})
    expect(findProblems(buildValues({ price: 'ten', paymentLink: 'here' }))).toEqual({})
  })
})

it('what the form does not know comes last', () => {
  expect(Object.keys(inOrder({ body: 'x', city: 'x', title: 'x' }))).toEqual(['title', 'city', 'body'])
})
