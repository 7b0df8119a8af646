import { expect, it } from 'vitest'
import { dayIn, isZoneFound, listZones, offsetOf, zoneChoice } from './timeZones.ts'

const winter = new Date('2026-12-03T12:00Z')

it('names a zone by its city and its offset on the day of the event', () => {
  expect(zoneChoice('Europe/Berlin', 'en', winter).label).toBe('Berlin, GMT+1')
  expect(zoneChoice('Europe/Berlin', 'ru', winter).label).toBe('Берлин, GMT+1')
  expect(offsetOf('Europe/Berlin', new Date('2026-07-03T12:00Z'))).toBe('GMT+2')
})

it.each(['berl', 'Берлин', 'europe berlin', 'GMT+1', 'Berlin, GMT+1'])('finds Berlin by %s', search => {
  expect(isZoneFound(zoneChoice('Europe/Berlin', 'en', winter), search)).toBe(true)
  expect(isZoneFound(zoneChoice('Asia/Tokyo', 'en', winter), search)).toBe(false)
})

it('lists the given zone first, and each once', () => {
  const zones = listZones('Europe/Berlin')
  expect(zones[0]).toBe('Europe/Berlin')
  expect(new Set(zones).size).toBe(zones.length)
})

it('the day depends on the zone', () => {
  const late = new Date('2026-12-03T23:30Z')
  expect([dayIn('UTC', late), dayIn('Europe/Berlin', late)]).toEqual(['2026-12-03', '2026-12-04'])
})
