import { describe, expect, test } from 'vitest'
import { decodeNear, decodePlusCode, isShortCode, splitPlusCode } from './maps-link-plus-code.ts'

/** From the test data of the specification: code, south, west, north, east. */
const vectors: [string, number, number, number, number][] = [
  ['7FG49Q00+', 20.35, 2.75, 20.4, 2.8],
  ['7FG49QCJ+2V', 20.37, 2.782125, 20.370125, 2.78225],
  ['7FG49QCJ+2VX', 20.3701, 2.78221875, 20.370125, 2.78225],
  ['8FVC2222+22', 47.0, 8.0, 47.000125, 8.000125],
  ['4VCPPQGP+Q9', -41.273125, 174.785875, -41.273, 174.786],
  ['62G20000+', 0, -180, 1, -179],
  ['22220000+', -90, -180, -89, -179],
  ['7FG40000+', 20, 2, 21, 3],
  ['22222222+22', -90, -180, -89.999875, -179.999875],
  ['6VGX0000+', 0, 179, 1, 180],
  ['6FH32222+222', 1, 1, 1.000025, 1.00003125],
]

describe('a plus code', () => {
  test.each(vectors)('%s is the middle of its area', (code, south, west, north, east) => {
    const point = decodePlusCode(code)
    expect(point?.latitude).toBeCloseTo((south + north) / 2, 6)
    expect(point?.longitude).toBeCloseTo((west + east) / 2, 6)
  })

  test.each([
    '',
    'GC2M+2H',
    '9F4MGC2M',
    '9F4MGC2M+2',
    '9F4MGC2A+2H',
    '9F4M000+',
    'XXXXXXXX+XX',
    '9F4MG000+',
    'F2000000+',
    '2W000000+',
  ])('%j is none that can be decoded', code => {
    expect(decodePlusCode(code)).toBeNull()
  })

  test.each([
    ['9F4MGC2M+2H', 'GC2M+2H', { latitude: 52.52, longitude: 13.405 }],
    ['9F4MGC2M+2H', 'GC2M+2H', { latitude: 52.3, longitude: 13.9 }],
    ['9C3W9QCJ+2VX', 'CJ+2VX', { latitude: 51.3708675, longitude: -1.217765625 }],
    ['9C3W9QCJ+2VX', '9QCJ+2VX', { latitude: 51.8, longitude: -0.8 }],
    // The area of the same name that is nearest lies behind a border of the grid.
    ['8FJJW222+22', 'W222+22', { latitude: 43.01, longitude: 11.99 }],
    // At the poles there is none behind it.
    ['2F22XG22+22', 'XG22+22', { latitude: -89.9, longitude: 0.5 }],
    ['CFX22G22+22', '2G22+22', { latitude: 89.9, longitude: 0.5 }],
  ])('%s is what %s means near a place', (full, short, near) => {
    expect(isShortCode(short)).toBe(true)
    expect(decodeNear(short, near)).toEqual(decodePlusCode(full))
  })

  test.each([
    ['GC2M+2H Berlin, Germany', 'GC2M+2H', 'Berlin, Germany'],
    ['gc2m+2h, Berlin', 'GC2M+2H', 'Berlin'],
    ['GC2M 2H Berlin', 'GC2M+2H', 'Berlin'],
    ['9F4MGC2M+2H', '9F4MGC2M+2H', ''],
    ['9F4MGC2M 2H', '9F4MGC2M+2H', ''],
    ['9F4M0000+ Berlin', '9F4M0000+', 'Berlin'],
    ['GHQM+RVWX Berlin', 'GHQM+RVWX', 'Berlin'],
    ['  GC2M+2H, Berlin ', 'GC2M+2H', 'Berlin'],
  ])('in %j is %s', (text, code, rest) => {
    expect(splitPlusCode(text)).toEqual({ code, rest })
  })

  test.each([
    'Berlin',
    'CAFE HOPE',
    'GHQM+',
    '12 Main Street',
    'Torstraße 41',
    '',
    'GHQM RVWX',
    'GC2M VH',
    'GCHM 2H',
    'at GC2M+2H',
  ])('is not in %j', text => {
    expect(splitPlusCode(text)).toBeNull()
  })

  test('that is short means nothing beyond the pole', () => {
    expect(decodeNear('2222+22', { latitude: 90, longitude: 0 })).toBeNull()
  })
})
