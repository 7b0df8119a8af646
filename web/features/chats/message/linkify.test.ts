import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkify } from './linkify.ts'

const links = (text: string) => linkify(text).flatMap(({ href, text: shown }) => (href ? [[shown, href]] : []))

describe('linkify', () => {
  it.each([
    [
      'see https://tea.example/cups?x=1#top now',
      'https://tea.example/cups?x=1#top',
      'https://tea.example/cups?x=1#top',
    ],
    ['Read http://tea.example.', 'http://tea.example', 'http://tea.example/'],
    ['(https://tea.example/a_(b))', 'https://tea.example/a_(b)', 'https://tea.example/a_(b)'],
    ['«https://tea.example/a»,', 'https://tea.example/a', 'https://tea.example/a'],
    ['www.tea.example!', 'www.tea.example', 'https://www.tea.example/'],
    ['write to anna@tea.example, please', 'anna@tea.example', 'mailto:anna@tea.example'],
    ['HTTPS://TEA.EXAMPLE', 'HTTPS://TEA.EXAMPLE', 'https://tea.example/'],
  ])('finds the link in %s', (text, shown, href) => {
    expect(links(text)).toEqual([[shown, href]])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'ftp://tea.example',
    'file:///etc/passwd',
    'https://bank.example@evil.example/',
    'https://',
    'just words. And more',
    '@anna',
  ])('makes no link of %s', text => {
    expect(links(text)).toEqual([])
  })

  it('finds several', () => {
    expect(links('https://a.example https://b.example')).toHaveLength(2)
  })

  it('keeps every character, and links only to safe schemes', () => {
    const word = fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.constant('javascript:alert(1)'))
    fc.assert(
      fc.property(fc.array(word), words => {
        const text = words.join(' ')
        const parts = linkify(text)
        expect(parts.map(part => part.text).join('')).toBe(text)
        for (const { href } of parts) if (href) expect(href).toMatch(/^(https?|mailto):/)
      }),
    )
  })
})
