import { describe, expect, test } from 'vitest'
import { cityKey, mergeCities, namesOfCity, nearestCity, sameCity, searchCities, writtenFormsOfCity } from './rules.ts'

const found = (text: string) => searchCities(text).map(({ id }) => id)

describe('city search', () => {
  test.each([
    ['nizh nov', 'nizhny-novgorod-ru'],
    ['Нижний Н', 'nizhny-novgorod-ru'],
    ['сан фр', 'san-francisco-us'],
    ['SAN-FRAN', 'san-francisco-us'],
    ['muenchen', 'munich-de'],
    ['münchen', 'munich-de'],
    ['munch', 'munich-de'],
    ['Кельн', 'cologne-de'],
    ['кёльн', 'cologne-de'],
    ['koeln', 'cologne-de'],
    ['duesseldorf', 'dusseldorf-de'],
    ['питер', 'saint-petersburg-ru'],
    ['спб', 'saint-petersburg-ru'],
    ['St. Petersburg', 'saint-petersburg-ru'],
    ['мск', 'moscow-ru'],
    ['nyc', 'new-york-us'],
    ['нью йорк', 'new-york-us'],
    ['ньюйорк', 'new-york-us'],
    ['ньюй', 'new-york-us'],
    ['Ново сибирск', 'novosibirsk-ru'],
    ['kiev', 'kyiv-ua'],
    ['kyi', 'kyiv-ua'],
    ['sao p', 'sao-paulo-br'],
    ['тель ав', 'tel-aviv-il'],
    ['tel-aviv', 'tel-aviv-il'],
    ['lodz', 'lodz-pl'],
    ['xian', 'xian-cn'],
    ['орел', 'oryol-ru'],
    ['йошкар', 'yoshkar-ola-ru'],
    ['алма-ата', 'almaty-kz'],
    ['  казань ', 'kazan-ru'],
    ['Казань, Россия', 'kazan-ru'],
    ['Казань, Татарстан', 'kazan-ru'],
    ['Brest, fr', 'brest-fr'],
    ['London, UK', 'london-gb'],
    ['Atlanta, Georgia', 'atlanta-us'],
  ])('"%s" finds %s first', (text, id) => {
    expect(found(text)[0]).toBe(id)
  })

  test('ranks whole names first, then prefixes by population, then later words', () => {
    expect(found('ош')[0]).toBe('osh-kg')
    expect(found('porto').slice(0, 2)).toEqual(['porto-pt', 'porto-alegre-br'])
    expect(found('мо').slice(0, 2)).toEqual(['moscow-ru', 'mogadishu-so'])
    expect(found('novgorod')).toEqual(['veliky-novgorod-ru', 'nizhny-novgorod-ru'])
    expect(found('brest')).toEqual(['brest-by', 'brest-fr'])
    expect(found('york')).toEqual(['new-york-us'])
  })

  test.each(['', '   ', ',', '—', 'qwertyuiop', 'осква', 'new jersey', '%', '.*', 'москва париж'])(
    'finds nothing for "%s"',
    text => {
      expect(found(text)).toEqual([])
    },
  )

  test('returns at most ten', () => {
    expect(found('s')).toHaveLength(10)
    expect(new Set(found('s')).size).toBe(10)
  })
})

describe('the nearest city', () => {
  test.each([
    ['in its centre', 55.79, 49.12, 'kazan-ru'],
    ['in an outer district, nearer to the centre of a suburb', 55.65, 37.74, 'moscow-ru'],
    ['in a suburb', 55.89, 37.44, 'khimki-ru'],
    ['in the midst of a small city beside a large one', 40.72, -74.04, 'jersey-city-us'],
    ['in a large city, just outside a small one within it', 41.9, 12.453, 'rome-it'],
    ['in a town near it', 48.35, 11.79, 'munich-de'],
    ['south of the equator, in the west', -22.9, -43.2, 'rio-de-janeiro-br'],
    ['over the date line', -16.5, -179.9, null],
    ['in the steppe', 48.5, 65.0, null],
    ['in the ocean', 0, -30, null],
    ['at sea, 200 km from a metropolis', 4.6, 3.4, null],
    ['at the pole', 90, 0, null],
  ])('%s', (_, latitude, longitude, id) => {
    expect(nearestCity(latitude, longitude)?.id ?? null).toBe(id)
  })
})

describe('two names of one city', () => {
  test.each([
    ['Moscow', 'Москва'],
    ['москва', ' MOSCOW '],
    ['Питер', 'Saint Petersburg'],
    ['спб', 'Ленинград'],
    ['Kiev', 'Kyiv'],
    ['München', 'Мюнхен'],
    ['Орел', 'Орёл'],
    ['Moscow, Russia', 'Москва'],
    ['London, UK', 'Лондон, Великобритания'],
    ['Brest', 'Брест'],
    ['Brest, France', 'Брест'],
    ['Малые Вязёмы', 'малые вяземы'],
  ])('"%s" and "%s" are the same', (a, b) => {
    expect(sameCity(a, b)).toBe(true)
    expect(sameCity(b, a)).toBe(true)
  })

  test.each([
    ['Moscow', 'Казань'],
    ['Моск', 'Москва'],
    ['Brest, France', 'Брест, Беларусь'],
    ['Великий Новгород', 'Нижний Новгород'],
    ['Малые Вязёмы', 'Большие Вязёмы'],
    ['Москва', 'Малые Вязёмы'],
    ['', ''],
    ['', 'Москва'],
  ])('"%s" and "%s" are not', (a, b) => {
    expect(sameCity(a, b)).toBe(false)
    expect(sameCity(b, a)).toBe(false)
  })
})

describe('the key of a city', () => {
  test.each([
    ['Moscow', 'moscow-ru'],
    ['Москва', 'moscow-ru'],
    [' г. Москва ', 'moscow-ru'],
    ['г.Москва', 'moscow-ru'],
    ['город Орел', 'oryol-ru'],
    ['City of London', 'london-gb'],
    ['Moscow, Russia', 'moscow-ru'],
    ['Россия, Москва', 'moscow-ru'],
    ['Россия, г. Казань', 'kazan-ru'],
    ['Brest, France', 'brest-fr'],
    ['Брест', 'brest-by'],
    ['Франкфурт', 'frankfurt-de'],
    ['Малые Вязёмы, Россия', 'малые вяземы'],
    ['Малые Вязёмы, Москва', 'малые вяземы'],
    ['Горно-Алтай', 'горно алтай'],
    ['', ''],
  ])('of "%s" is "%s"', (name, key) => expect(cityKey(name)).toBe(key))
})

test('writtenFormsOfCity has the forms with a word for town and with the country', () => {
  const forms = writtenFormsOfCity('Moscow')
  expect(forms).toEqual(
    expect.arrayContaining(['москва', 'г. москва', 'город москва', 'moscow, russia', 'москва, россия']),
  )
  expect(writtenFormsOfCity('Россия')).toContain('россия')
  expect(writtenFormsOfCity('')).toEqual([])
})

test('mergeCities joins the names of a city, and no two villages of a name', () => {
  const at = { latitude: 55, longitude: 37 }
  expect(
    mergeCities([
      { city: 'Moscow', latitude: 58, longitude: 37, count: 1 },
      { city: 'Москва', ...at, count: 2 },
      { city: 'Berlin', latitude: 52, longitude: 13, count: 3 },
      { city: 'Вязёмы', ...at, count: 1 },
      { city: 'Вязёмы', latitude: 56, longitude: 30, count: 1 },
    ]),
  ).toEqual([
    { city: 'Berlin', latitude: 52, longitude: 13, count: 3 },
    { city: 'Москва', latitude: 56, longitude: 37, count: 3 },
    { city: 'Вязёмы', ...at, count: 1 },
    { city: 'Вязёмы', latitude: 56, longitude: 30, count: 1 },
  ])
})

test('namesOfCity returns all spellings of a city', () => {
  expect(namesOfCity(' Орёл ')).toEqual(['орёл', 'oryol', 'orel', 'орел'])
  expect(namesOfCity('нижний новгород')).toEqual(
    expect.arrayContaining(['nizhny novgorod', 'нижний новгород', 'горький', 'нижний']),
  )
  expect(namesOfCity('Rostov on Don')).toEqual(
    expect.arrayContaining(['rostov on don', 'rostov-on-don', 'ростов-на-дону', 'ростов на дону']),
  )
  expect(namesOfCity('Köln')).toEqual(expect.arrayContaining(['köln', 'koln', 'koeln', 'cologne', 'кёльн', 'кельн']))
  expect(namesOfCity('Малые Вязёмы')).toEqual(['малые вязёмы'])
  expect(namesOfCity(' ')).toEqual([])
})
