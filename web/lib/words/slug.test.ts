import { describe, expect, it } from 'vitest'
import { slugOf } from './slug.ts'

describe('slugOf', () => {
  it.each([
    ['Winter tea evening', 'winter-tea-evening'],
    ['Зимнее чаепитие: щи да каша', 'zimnee-chaepitie-shchi-da-kasha'],
    ['Ёлка, подъезд №5', 'yolka-podezd-5'],
    ['Café «Über» & friends', 'cafe-uber-friends'],
    ["Anna's tea", 'annas-tea'],
    ['🎉', ''],
  ])('%s: %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })
  it('cuts a long title between words', () => {
    const slug = slugOf('breakfast with the founders '.repeat(6))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug).toMatch(/-(breakfast|with|the|founders)$/)
    expect(slugOf('a'.repeat(100))).toHaveLength(80)
  })
})
