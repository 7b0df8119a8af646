import { describe, expect, test } from 'vitest'
import type { NewsletterBlock, NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import { newsletterStatuses } from '#contract/newsletters/newsletter-fields.ts'
import {
  after,
  canOf,
  dueAt,
  hasRecipients,
  isRealDay,
  linksOf,
  type NewsletterMove,
  problemsOf,
  startOf,
  statusesOf,
  subjectFor,
  textFor,
} from './rules.ts'

const plain = (text: string, link = '') => ({ kind: 'text' as const, text, isBold: false, isItalic: false, link })
const text = (subject: string, blocks: NewsletterBlock[]) => ({ subject, preheader: '', blocks })
const paragraph: NewsletterBlock = { id: 'p', kind: 'text', parts: [{ kind: 'paragraph', inlines: [plain('Hello')] }] }
const everyone = { isEveryone: true, segmentIds: [], participantIds: [], filter: null }

describe('moves', () => {
  const possible: Record<NewsletterMove, string[]> = {
    update: ['DRAFT>DRAFT'],
    remove: ['DRAFT>DRAFT'],
    send: ['DRAFT>SENDING', 'SCHEDULED>SENDING'],
    pause: ['SENDING>PAUSED'],
    resume: ['PAUSED>SENDING'],
    cancel: ['SCHEDULED>DRAFT', 'SENDING>CANCELLED', 'PAUSED>CANCELLED'],
  }
  test.each(Object.entries(possible))('%s', (move, expected) => {
    const found = newsletterStatuses.flatMap(status => {
      const next = after(move as NewsletterMove, status)
      expect(canOf(status)[move as NewsletterMove]).toBe(next !== null)
      return next ? [`${status}>${next}`] : []
    })
    expect(found).toEqual(expected)
  })

  test('each status is in one tab besides all', () => {
    const { all, ...tabs } = statusesOf
    expect(Object.values(tabs).flat().sort()).toEqual([...newsletterStatuses].sort())
    expect([...all].sort()).toEqual([...newsletterStatuses].sort())
  })
})

describe('problems', () => {
  const problems = (content: NewsletterContent, recipients = everyone) =>
    problemsOf(content, recipients).map(({ problem, lang, blockId }) =>
      [problem, lang, blockId].filter(Boolean).join(' '),
    )

  test.each<[string, NewsletterBlock, string[]]>([
    ['a text', paragraph, []],
    ['an empty text', { id: 'b', kind: 'text', parts: [] }, ['emptyBlock en b']],
    ['blanks', { id: 'b', kind: 'text', parts: [{ kind: 'quote', inlines: [plain('  ')] }] }, ['emptyBlock en b']],
    [
      'an empty list',
      { id: 'b', kind: 'text', parts: [{ kind: 'list', isOrdered: true, items: [[]] }] },
      ['emptyBlock en b'],
    ],
    ['a list', { id: 'b', kind: 'text', parts: [{ kind: 'list', isOrdered: true, items: [[], [plain('one')]] }] }, []],
    [
      'a variable alone',
      {
        id: 'b',
        kind: 'heading',
        inlines: [{ kind: 'variable', name: 'city', fallback: '', isBold: false, isItalic: false }],
      },
      [],
    ],
    ['an empty heading', { id: 'b', kind: 'heading', inlines: [plain('')] }, ['emptyBlock en b']],
    ['a button', { id: 'b', kind: 'button', label: 'Go', url: '/event/tea' }, []],
    ['a button without a label', { id: 'b', kind: 'button', label: '', url: '' }, ['noLabel en b']],
    ['a button without an address', { id: 'b', kind: 'button', label: 'Go', url: '' }, ['noUrl en b']],
    ['no picture', { id: 'b', kind: 'picture', fileUrl: '', alt: '', link: '' }, ['noPicture en b']],
    [
      'a picture without a description',
      { id: 'b', kind: 'picture', fileUrl: '/files/a', alt: '', link: '' },
      ['noAlt en b'],
    ],
    ['a picture', { id: 'b', kind: 'picture', fileUrl: '/files/a', alt: 'Tea', link: '' }, []],
    ['no event', { id: 'b', kind: 'event', eventId: null }, ['noEvent en b']],
    ['an event', { id: 'b', kind: 'event', eventId: '0199d1a5-0000-7000-8000-000000000000' }, []],
    ['contacts', { id: 'b', kind: 'recommendedContacts', count: 3 }, []],
  ])('of %s', (_what, block, expected) => {
    expect(problems({ en: text('Hi', [block]), ru: null })).toEqual(expected)
  })

  test('of the whole', () => {
    expect(problems({ en: null, ru: null })).toEqual(['noContent'])
    expect(problems({ en: text('', []), ru: text('Привет', [paragraph]) })).toEqual(['noSubject en', 'noContent en'])
    const nobody = { ...everyone, isEveryone: false }
    expect(problems({ en: text('Hi', [paragraph]), ru: null }, nobody)).toEqual(['noRecipients'])
    expect(hasRecipients({ ...nobody, segmentIds: ['s'] })).toBe(true)
    expect(hasRecipients({ ...nobody, participantIds: ['p'] })).toBe(true)
    expect(hasRecipients({ ...nobody, filter: { search: 'tea', match: 'all', conditions: [] } })).toBe(true)
  })
})

describe('the text for a reader', () => {
  const [en, ru] = [text('Hi', []), text('Привет', [])]
  test('is in their language, else in the other', () => {
    expect(textFor({ en, ru }, 'ru')).toEqual({ lang: 'ru', text: ru })
    expect(textFor({ en, ru: null }, 'ru')).toEqual({ lang: 'en', text: en })
    expect(textFor({ en: null, ru: null }, 'ru')).toBeNull()
    expect(subjectFor({ en: text('', []), ru }, 'en')).toBe('Привет')
    expect(subjectFor({ en: null, ru: null }, 'en')).toBe('')
  })
})

test('links are found in every kind of block, once in each', () => {
  const blocks: NewsletterBlock[] = [
    {
      id: 't',
      kind: 'text',
      parts: [
        { kind: 'paragraph', inlines: [plain('a', '/a'), plain('a', '/a'), plain('no')] },
        { kind: 'list', isOrdered: false, items: [[plain('b', '/b')]] },
      ],
    },
    { id: 'h', kind: 'heading', inlines: [plain('c', '/c')] },
    { id: 'b', kind: 'button', label: 'Go', url: '/d' },
    { id: 'i', kind: 'picture', fileUrl: '/files/e', alt: '', link: '/f' },
    { id: 'c', kind: 'recommendedContacts', count: 1 },
  ]
  const found = linksOf({ en: null, ru: text('Привет', blocks) })
  expect(found.map(({ url, lang, blockId }) => `${url} ${lang} ${blockId}`)).toEqual([
    '/a ru t',
    '/b ru t',
    '/c ru h',
    '/d ru b',
    '/files/e ru i',
    '/f ru i',
  ])
})

describe('the schedule', () => {
  const at = '2026-11-19T10:00'
  test('is an instant in a zone', () => {
    expect(dueAt({ at }, 'Europe/Berlin').toISOString()).toBe('2026-11-19T09:00:00.000Z')
    expect(dueAt({ at: '2026-11-19T10:35' }, 'Asia/Tokyo').toISOString()).toBe('2026-11-19T01:35:00.000Z')
  })

  test("begins in the easternmost zone, or in the community's", () => {
    expect(startOf({ at, zone: 'reader' }, 'Europe/Berlin').toISOString()).toBe('2026-11-18T20:00:00.000Z')
    expect(startOf({ at, zone: 'community' }, 'Europe/Berlin').toISOString()).toBe('2026-11-19T09:00:00.000Z')
  })

  test('is on a real day', () => {
    expect(['2026-11-19T10:00', '2026-02-30T10:00', '2028-02-29T10:00'].map(each => isRealDay({ at: each }))).toEqual([
      true,
      false,
      true,
    ])
  })
})
