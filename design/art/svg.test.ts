import { describe, expect, it } from 'vitest'
import { escapeXml, idFor, paint } from './svg.ts'

describe('escapeXml', () => {
  it('escapes the special characters of XML', () => {
    expect(escapeXml(`<b a="1" b='2'>&</b>`)).toBe('&lt;b a=&quot;1&quot; b=&apos;2&apos;&gt;&amp;&lt;/b&gt;')
  })

  it('drops characters that XML forbids', () => {
    expect(escapeXml('a\u0000b\u000bc\ud800d\n')).toBe('abcd\n')
    expect(escapeXml('чай 🫖')).toBe('чай 🫖')
  })
})

describe('paint', () => {
  it.each(['#B3501F', 'var(--on-brand)', 'currentColor'])('accepts %s', color => {
    expect(paint(color)).toBe(color)
  })

  it.each(['', 'red', 'url(http://example.com/x)', '#fff', '"/><script>', 'var(--a);b', '#b3501f\n'])(
    'refuses %j',
    color => {
      expect(() => paint(color)).toThrow(/Not a colour/)
    },
  )
})

describe('idFor', () => {
  it('is a valid name, the same for the same input only', () => {
    expect(idFor('face', { a: 1 })).toBe(idFor('face', { a: 1 }))
    expect(idFor('face', { a: 1 })).not.toBe(idFor('face', { a: 2 }))
    expect(idFor('face', '"><script>')).toMatch(/^face-[a-z0-9]+$/)
  })
})
