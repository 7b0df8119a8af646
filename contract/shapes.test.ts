import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  colour,
  day,
  domainLabel,
  email,
  hostName,
  id,
  instant,
  isSitePath,
  link,
  list,
  paging,
  password,
  requiredText,
  text,
  timeZone,
  webUrl,
} from './shapes.ts'
import { cpuTimeOf } from './testing/cpu-time.ts'

const accepts = (shape: z.ZodType, value: unknown) => shape.safeParse(value).success
const issuesOf = (shape: z.ZodType, value: unknown) => shape.safeParse(value).error?.issues ?? []
const messagesOf = (shape: z.ZodType, value: unknown) => issuesOf(shape, value).map(({ message }) => message)

describe('an email', () => {
  test.each(['vera@example.com', 'v.e+r-a_1@mail.example.co.uk', 'вера@пример.рф', 'a@b.c'])('accepts %s', value => {
    expect(accepts(email, value)).toBe(true)
  })

  test.each([
    '',
    'vera',
    'vera@',
    '@example.com',
    'vera@example',
    'vera@@example.com',
    'vera@example..com',
    'vera @example.com',
    'vera@exa mple.com',
    '<vera@example.com>',
    'vera@example.com\r\nBcc: all@example.com',
    'a"b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(260)}.com`,
  ])('refuses %j', value => {
    expect(accepts(email, value)).toBe(false)
  })

  test('is trimmed and lower-cased', () => {
    expect(email.parse('  Vera@Example.COM ')).toBe('vera@example.com')
  })
})

describe('a password', () => {
  test.each(['12345678', 'п'.repeat(128), ' spaces  count ', 'tab\tinside'])('accepts %j unchanged', value => {
    expect(password.parse(value)).toBe(value)
  })

  test.each(['', '1234567', ' '.repeat(20), '   1234567   ', 'x'.repeat(129)])('refuses %j', value => {
    expect(accepts(password, value)).toBe(false)
  })
})

describe('text', () => {
  test('is trimmed and keeps line breaks, tabs and any letters', () => {
    expect(text(40).parse('  Чай\n\tи 🫖  ')).toBe('Чай\n\tи 🫖')
    expect(text(40).parse(' \u202a+49 30\u202c \u202eaet\u2066 \u200fשלום')).toBe('+49 30 aet \u200fשלום')
  })

  test.each(['\u0000', 'a\u0007b', 'a\u001bb', 'a\u007fb'])('refuses control characters such as %j', value => {
    expect(accepts(text(40), value)).toBe(false)
  })

  test('is refused when too long, or when required and blank', () => {
    expect(accepts(text(3), 'abcd')).toBe(false)
    expect(accepts(requiredText(3), '   ')).toBe(false)
    expect(accepts(text(3), '   ')).toBe(true)
  })

  test('that is required and blank is refused with the message key "required"', () => {
    expect(messagesOf(requiredText(9), ' ')).toEqual(['required'])
  })
})

/** Open redirects: they look like paths of this site and lead to another. */
const outside = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'evil.example',
  '',
]

describe('a path of this site', () => {
  test.each(['/', '/participants', '/event/17?tab=1#x', '/%2F%2Fevil', '/@evil.example', '/.//x'])(
    'accepts %s',
    value => {
      expect(isSitePath(value)).toBe(true)
    },
  )

  test.each([...outside, 'https://evil.example/'])('refuses %j', value => {
    expect(isSitePath(value)).toBe(false)
  })

  test('resolves to the same host for encoded slashes and dots', () => {
    for (const value of ['/%2F%2Fevil', '/.//x', '/@evil.example', '/%5Cevil.example']) {
      expect(isSitePath(value)).toBe(true)
      expect(new URL(value, 'https://club.example/a/b').host).toBe('club.example')
    }
  })
})

describe('a link', () => {
  test.each(['/docs/terms_en.html', 'https://example.com/a?b=c', 'http://example.com', 'mailto:us@example.com'])(
    'accepts %s',
    value => {
      expect(accepts(link, value)).toBe(true)
    },
  )

  test.each([
    ...outside,
    'mailto:',
    'mailto:a@b<script>',
    'javascript:alert(1)//mailto:a@b',
    'ftp://example.com',
    'https://user:secret@example.com',
    'https://user@example.com',
    'https://:secret@example.com',
  ])('refuses %j', value => {
    expect(accepts(link, value)).toBe(false)
  })

  test('is trimmed', () => {
    expect(link.parse(' /docs ')).toBe('/docs')
    expect(webUrl.parse(' https://example.com ')).toBe('https://example.com')
    expect(hostName.parse(' club.example ')).toBe('club.example')
  })

  test('as webUrl must be absolute and of limited length', () => {
    expect(accepts(webUrl, '/participants')).toBe(false)
    expect(accepts(webUrl, 'https://example.com')).toBe(true)
    expect(accepts(webUrl, `https://example.com/${'x'.repeat(2000)}`)).toBe(false)
  })
})

describe('host names', () => {
  test.each(['club', 'club-2', 'a1', 'x'.repeat(40)])('accept the label %s', value => {
    expect(accepts(domainLabel, value)).toBe(true)
  })

  test.each(['', '2', '-club', 'club-', 'cl ub', 'клуб', 'a.b', 'a_b', 'x'.repeat(41)])(
    'refuse the label %j',
    value => {
      expect(accepts(domainLabel, value)).toBe(false)
    },
  )

  test('of one valid character are refused as too short, not for the character', () => {
    expect(issuesOf(domainLabel, 'a').map(({ code }) => code)).toEqual(['too_small'])
  })

  test('are lower-cased, and invalid ones refused', () => {
    expect(domainLabel.parse(' Club ')).toBe('club')
    expect(hostName.parse('Club.Example.ORG')).toBe('club.example.org')
    for (const value of ['club', '.example.org', 'example..org', 'https://example.org', 'example.org:80', 'a b.org'])
      expect(accepts(hostName, value)).toBe(false)
  })
})

describe('other shapes', () => {
  test('accept valid colours, time zones, ids and timestamps and refuse invalid ones', () => {
    expect(colour.parse(' #B3501F ')).toBe('#b3501f')
    for (const value of ['red', '#fff', '#b3501f;}', '#b3501g', 'x#b3501f']) expect(accepts(colour, value)).toBe(false)
    expect(accepts(timeZone, 'Europe/Moscow')).toBe(true)
    for (const value of ['Moon/Base', '', 'x'.repeat(10_000)]) expect(accepts(timeZone, value)).toBe(false)
    expect(accepts(id, '01a1e063-c0d1-73b4-8f81-4cc886284233')).toBe(true)
    for (const value of ['1', '01a1e063c0d173b48f814cc886284233', "' or true"]) expect(accepts(id, value)).toBe(false)
    expect(accepts(instant, '2026-01-02T03:04:05.678Z')).toBe(true)
    for (const value of ['2026-01-02', '2026-02-30T00:00:00Z', 'now']) expect(accepts(instant, value)).toBe(false)
  })
})

describe('a paginated list', () => {
  const page = z.strictObject(paging)

  test('has items, a cursor and a total, and nothing else', () => {
    const numbers = list(z.number())
    expect(accepts(numbers, { items: [1], next: 'cursor', total: 1 })).toBe(true)
    expect(accepts(numbers, { items: [], next: null, total: null })).toBe(true)
    for (const value of [
      {},
      { items: ['a'], next: null, total: null },
      { items: [], next: 1, total: null },
      { items: [], next: null, total: 0.5 },
      { items: [], next: null, total: null, more: 1 },
    ])
      expect(accepts(numbers, value)).toBe(false)
  })

  test.each([
    [{}, {}],
    [
      { after: 'cursor', page: '0', size: '1' },
      { after: 'cursor', page: 0, size: 1 },
    ],
    [
      { page: 50, size: 100 },
      { page: 50, size: 100 },
    ],
    [{ after: 'x'.repeat(200) }, { after: 'x'.repeat(200) }],
  ])('is asked for with %o', (given, read) => {
    expect(page.parse(given)).toEqual(read)
  })

  test.each([{ after: 'x'.repeat(201) }, { page: -1 }, { page: 51 }, { page: 1.5 }, { size: 0 }, { size: 101 }])(
    'is not asked for with %o',
    given => {
      expect(accepts(page, given)).toBe(false)
    },
  )
})

/** Keys of `words/<language>/fields.ts`. */
test.each<[string, z.ZodType, unknown, string]>([
  ['a control character', text(9), 'a\u0007', 'characters'],
  ['a blank email', email, ' ', 'required'],
  ['an email without a host', email, 'vera', 'email'],
  ['a short password', password, 'short', 'password'],
  ['a long password', password, 'x'.repeat(129), 'password'],
  ['a URL that runs', webUrl, 'javascript:alert(1)', 'url'],
  ['a link to nowhere', link, 'nowhere', 'link'],
  ['a label with a space', domainLabel, 'a b', 'domain'],
  ['a host without a dot', hostName, 'club', 'domain'],
  ['a colour by name', colour, 'red', 'colour'],
  ['a time zone of the moon', timeZone, 'Moon/Base', 'timeZone'],
])('%s is refused with the message key for its field', (_what, shape, value, key) => {
  expect(messagesOf(shape, value)).toContain(key)
})

describe('hostile input', () => {
  const hostile = [
    'a'.repeat(200_000),
    `${'a'.repeat(100_000)}!`,
    'a@'.repeat(100_000),
    `a@${'a.'.repeat(100_000)}`,
    `${'a-'.repeat(100_000)}!`,
    '/'.repeat(200_000),
    `/${'%2F'.repeat(60_000)}`,
    ' '.repeat(200_000),
    `mailto:${'a@'.repeat(100_000)}`,
    `#${'b'.repeat(200_000)}`,
  ]
  test.each(
    Object.entries({
      email,
      password,
      text: text(1e9),
      webUrl,
      link,
      domainLabel,
      hostName,
      colour,
      timeZone,
      id,
      instant,
    }),
  )('is checked by %s in linear time', (_name, shape) => {
    for (const value of hostile) {
      // A pattern that backtracks takes ten times as long for texts of this length, if it ends at all.
      expect(
        cpuTimeOf(() => shape.safeParse(value)),
        value.slice(0, 12),
      ).toBeLessThan(2000)
    }
  })
})

describe('a day and an instant', () => {
  test.each(['2026-11-18', '0001-01-01', '9999-12-31'])('is %s', value => {
    expect(day.safeParse(value).success).toBe(true)
    expect(instant.safeParse(`${value}T00:00:00Z`).success).toBe(true)
  })

  test('is not in the year 0, which the database does not have', () => {
    expect(day.safeParse('0000-01-01').success).toBe(false)
    expect(instant.safeParse('0000-01-01T00:00:00Z').success).toBe(false)
  })
})
