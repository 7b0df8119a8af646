import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '#contract/capabilities.ts'
import type { EventPerson } from '#contract/events/event.ts'
import type { Words } from '#web/lib/words/words.ts'
import { eventPlace, eventPrice, namesOfGoing } from './eventFacts.ts'

let en: Words<'events'>
let ru: Words<'events'>
beforeAll(async () => {
  const i18n = createInstance()
  await i18n.init({ resources: { en: { events: words.en.events }, ru: { events: words.ru.events } }, lng: 'en' })
  en = i18n.getFixedT('en', 'events') as unknown as Words<'events'>
  ru = i18n.getFixedT('ru', 'events') as unknown as Words<'events'>
})

const nowhere = { addressLine: '', city: '', region: '', country: '', postalCode: '' }
const offline = (location: Partial<typeof nowhere>, isLocationConfirmed = true) =>
  ({ type: 'OFFLINE', isLocationConfirmed, location: { ...nowhere, ...location } }) as const

describe('the place of an event', () => {
  it.each([
    [offline({ addressLine: 'Café Kolonnade', city: 'Berlin', country: 'Germany' }), 'Café Kolonnade, Berlin'],
    [offline({ city: 'Berlin', country: 'Germany' }), 'Berlin, Germany'],
    [offline({ postalCode: '10119', city: 'Berlin' }), '10119 Berlin'],
    [offline({ region: 'Bavaria', city: 'Munich' }), 'Munich, Bavaria'],
    [offline({ country: 'Germany' }), 'Germany'],
    [offline({}), 'The place is shown to participants'],
    [offline({ city: 'Berlin' }, false), 'Place to be confirmed'],
    [{ ...offline({ city: 'Berlin' }), type: 'ONLINE' } as const, 'Online'],
  ])('%j reads as %s', (event, text) => {
    expect(eventPlace(event, en)).toBe(text)
  })
})

it('the price has its currency, without needless decimals', () => {
  expect(eventPrice({ isPaid: true, price: 18, currency: 'EUR' }, 'en')).toBe('€18')
  expect(eventPrice({ isPaid: true, price: 18.5, currency: 'EUR' }, 'en')).toBe('€18.50')
  expect(eventPrice({ isPaid: true, price: 1500, currency: 'RUB' }, 'ru')).toMatch(/^1\s500\s₽$/)
  expect(eventPrice({ isPaid: false, price: null, currency: null }, 'en')).toBeNull()
})

describe('names of those who are going', () => {
  const people = (...names: string[]) => names.map(firstName => ({ firstName }) as EventPerson)
  it.each([
    [1, people('Anna'), 'Anna', 'Anna'],
    [2, people('Anna', 'Boris'), 'Anna and Boris', 'Anna и Boris'],
    [3, people('Anna', 'Boris', 'Vera'), 'Anna, Boris and 1 other', 'Anna, Boris и ещё 1'],
    [14, people('Anna', 'Boris', 'Vera'), 'Anna, Boris and 12 others', 'Anna, Boris и ещё 12'],
    [14, [], null, null],
    [14, people('Anna'), null, null],
  ])('%i people', (count, shown, english, russian) => {
    expect(namesOfGoing({ count, people: shown }, en)).toBe(english)
    expect(namesOfGoing({ count, people: shown }, ru)).toBe(russian)
  })
})
