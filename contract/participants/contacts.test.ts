import { describe, expect, test } from 'vitest'
import type { ContactType } from '../communities/community.ts'
import { contactTypes } from '../communities/contact-types.ts'
import { cpuTimeOf } from '../testing/cpu-time.ts'
import { contactFormats } from './contacts.ts'

/** What people paste, and its normalised form. */
const table: Record<ContactType, { taken: Record<string, string>; refused: string[] }> = {
  EMAIL: {
    taken: { ' Anna@Example.com ': 'anna@example.com', 'a.b+c@mail.example.co': 'a.b+c@mail.example.co' },
    refused: ['', 'anna', 'anna@', 'anna@example', 'an na@example.com', 'javascript:alert(1)'],
  },
  PHONE: {
    taken: {
      '+7 (900) 123-45-67': '+79001234567',
      '8 900 123 45 67': '+79001234567',
      '+49 30 1234567': '+49301234567',
      '+81234567890': '+81234567890',
    },
    refused: ['', '12', '+1234567890123456', 'call me', '+7 900 abc'],
  },
  FACEBOOK: {
    taken: {
      'https://www.facebook.com/anna.sokolova/': 'https://facebook.com/anna.sokolova',
      'fb.com/anna': 'https://facebook.com/anna',
      'anna.sokolova': 'https://facebook.com/anna.sokolova',
    },
    refused: [
      '',
      'https://facebook.evil.com/anna',
      'https://facebook.com/',
      'https://facebook.com/a/b',
      'javascript:x',
    ],
  },
  INSTAGRAM: {
    taken: {
      '@anna_s': 'https://instagram.com/anna_s',
      'https://instagram.com/anna.s?x=1': 'https://instagram.com/anna.s',
    },
    refused: ['', 'https://evil.com/anna', 'an na', `${'a'.repeat(31)}`, 'https://instagram.com/p/1/2'],
  },
  LINKEDIN: {
    taken: {
      'https://www.linkedin.com/in/anna-sokolova-1/': 'https://www.linkedin.com/in/anna-sokolova-1',
      'linkedin.com/in/anna': 'https://www.linkedin.com/in/anna',
      'https://ru.linkedin.com/in/%D0%B0%D0%BD%D0%BD%D0%B0': 'https://www.linkedin.com/in/анна',
    },
    refused: [
      '',
      'anna',
      'https://www.linkedin.com/company/tea',
      'https://linkedin.com/in/',
      'https://evil.com/in/anna',
    ],
  },
  VK: {
    taken: {
      'vk.com/id1': 'https://vk.com/id1',
      '@anna': 'https://vk.com/anna',
      'https://m.vk.com/anna': 'https://vk.com/anna',
    },
    refused: ['', 'https://vk.evil.com/anna', 'a', 'https://vk.com/a/b'],
  },
  TELEGRAM: {
    taken: { '@anna_s': '@anna_s', anna_s: '@anna_s', 'https://t.me/anna_s': '@anna_s', 't.me/anna_s': '@anna_s' },
    refused: ['', '@an', '1anna', 'https://t.me/joinchat/abc', '@анна', 'https://evil.me/anna'],
  },
  GITHUB: {
    taken: { 'github.com/anna-s': 'https://github.com/anna-s', '@anna': 'https://github.com/anna' },
    refused: ['', '-anna', 'anna-', 'an--na', 'https://github.com/anna/repo', 'a'.repeat(40)],
  },
  TWITTER: {
    taken: {
      '@anna': 'https://x.com/anna',
      'https://twitter.com/anna': 'https://x.com/anna',
      'x.com/anna': 'https://x.com/anna',
    },
    refused: ['', 'a'.repeat(16), 'https://x.com/anna/status/1', 'https://evil.com/anna'],
  },
  SLACK: { taken: { '@anna': 'anna', 'Anna Sokolova': 'Anna Sokolova' }, refused: ['', 'a'.repeat(81), '<b>'] },
  DISCORD: { taken: { '@anna.s': 'anna.s', 'anna#1234': 'anna#1234' }, refused: ['', 'a', 'an na', 'anna#12'] },
  CALENDLY: {
    taken: {
      'https://calendly.com/anna/30min': 'https://calendly.com/anna/30min',
      'calendly.com/anna': 'https://calendly.com/anna',
    },
    refused: ['', 'anna', 'https://evil.com/anna', 'https://calendly.com/', 'https://calendly.com/a/b/c'],
  },
}

describe.each(contactTypes)('%s', type => {
  const { normalise, link, example } = contactFormats[type]
  const { taken, refused } = table[type]

  test.each(Object.entries(taken))('normalises "%s" to "%s"', (text, kept) => {
    expect(normalise(text)).toBe(kept)
    expect(normalise(kept)).toBe(kept)
  })

  test.each(refused)('refuses "%s"', text => {
    expect(normalise(text)).toBeNull()
  })

  test('accepts its own example, and links only to https, mailto or tel', () => {
    const kept = normalise(example)
    expect(kept).not.toBeNull()
    expect(link(kept as string) ?? 'https:').toMatch(/^(https:|mailto:|tel:)/)
  })
})

test('normalising hostile text takes no quadratic time', () => {
  const hostile = [
    'a'.repeat(200_000),
    `${'a.'.repeat(100_000)}!`,
    `https://${'a'.repeat(200_000)}`,
    `${'-'.repeat(200_000)}x`,
  ]
  // Quadratic time would be about ten times as long for texts of this length.
  for (const [type, { normalise }] of Object.entries(contactFormats))
    for (const text of hostile)
      expect(
        cpuTimeOf(() => normalise(text)),
        type,
      ).toBeLessThan(2000)
})
