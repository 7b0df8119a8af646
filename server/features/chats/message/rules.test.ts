import { describe, expect, test } from 'vitest'
import { messageKinds } from '#contract/chats/chat-fields.ts'
import type { Message } from '#contract/chats/chat-shapes.ts'
import {
  audiencesOf,
  canEdit,
  canReact,
  canRemove,
  isWritten,
  mentionedIn,
  rangeOf,
  restOf,
  shownTo,
  wordsOf,
} from './rules.ts'

describe('a page of messages', () => {
  const seen = { fromNumber: 10, lastNumber: 100 }
  test.each([
    ['the newest', {}, { low: 61, high: 100 }, [true, false]],
    ['the newest, with a size', { size: 5 }, { low: 96, high: 100 }, [true, false]],
    ['the next page', { page: 1, size: 5 }, { low: 91, high: 95 }, [true, true]],
    ['the last page, cut', { page: 11, size: 8 }, { low: 11, high: 12 }, [false, true]],
    ['before a number', { before: 50, size: 5 }, { low: 45, high: 49 }, [true, true]],
    ['before the first', { before: 13, size: 5 }, { low: 11, high: 12 }, [false, true]],
    ['before one that is to come', { before: 500, size: 5 }, { low: 96, high: 100 }, [true, false]],
    ['after a number', { after: 50, size: 5 }, { low: 51, high: 55 }, [true, true]],
    ['after one that the reader does not see', { after: 2, size: 5 }, { low: 11, high: 15 }, [false, true]],
    ['after the last but one', { after: 98, size: 5 }, { low: 99, high: 100 }, [true, false]],
    ['around a number', { around: 50, size: 5 }, { low: 48, high: 52 }, [true, true]],
    ['around, with an even size', { around: 50, size: 4 }, { low: 49, high: 52 }, [true, true]],
    ['around the last', { around: 100, size: 5 }, { low: 98, high: 100 }, [true, false]],
  ])('%s', (_which, asked, range, [hasEarlier, hasLater]) => {
    expect(rangeOf(asked, seen)).toEqual(range)
    expect(restOf(range, seen)).toEqual({ hasEarlier, hasLater })
  })

  test('of an empty chat is empty, with nothing before or after it', () => {
    const empty = { fromNumber: 0, lastNumber: 0 }
    for (const asked of [{}, { before: 5 }, { after: 0 }, { around: 1 }]) {
      const range = rangeOf(asked, empty)
      expect(range.low).toBeGreaterThan(range.high)
      expect(restOf(range, empty)).toEqual({ hasEarlier: false, hasLater: false })
    }
  })
})

describe('a message', () => {
  const of = (kind: Message['kind'], authorId: string | null, isDeleted = false) => ({ kind, authorId, isDeleted })
  const kindsWith = (check: (kind: Message['kind']) => boolean) => messageKinds.filter(check)

  test('can be edited by its author, if it is a text that was not deleted', () => {
    expect(kindsWith(kind => canEdit(of(kind, 'me'), 'me'))).toEqual(['TEXT'])
    expect(kindsWith(kind => canEdit(of(kind, 'you'), 'me'))).toEqual([])
    expect(kindsWith(kind => canEdit(of(kind, null), 'me'))).toEqual([])
    expect(kindsWith(kind => canEdit(of(kind, 'me', true), 'me'))).toEqual([])
  })

  test('can be deleted by its author, the intro too, and again', () => {
    expect(kindsWith(kind => canRemove(of(kind, 'me'), 'me'))).toEqual(['TEXT', 'INTRO'])
    expect(kindsWith(kind => canRemove(of(kind, 'me', true), 'me'))).toEqual(['TEXT', 'INTRO'])
    expect(kindsWith(kind => canRemove(of(kind, 'you'), 'me'))).toEqual([])
  })

  test('that people wrote can be reacted to, and counts as unread', () => {
    expect(kindsWith(kind => canReact(of(kind, 'you')))).toEqual(['TEXT', 'INTRO', 'MEETING'])
    expect(kindsWith(kind => canReact(of(kind, 'you', true)))).toEqual([])
    expect(kindsWith(isWritten)).toEqual(['TEXT', 'INTRO', 'MEETING'])
  })
})

describe('who joined later', () => {
  const quoted = { number: 9, replyTo: { id: 'x', number: 4, authorId: null, text: 'before', isDeleted: false } }
  const message = quoted as unknown as Message
  const hearer = (participantId: string, fromNumber: number) => ({ participantId, fromNumber })

  test('sees no quote of a message from before', () => {
    expect(shownTo(message, 3)).toBe(message)
    expect(shownTo(message, 4)).toEqual({ ...message, replyTo: null })
    const plain = { ...message, replyTo: null }
    expect(shownTo(plain, 4)).toBe(plain)
  })

  test('gets a frame without the quote, and none of a message from before', () => {
    expect(audiencesOf(message, [hearer('old', 0), hearer('new', 5), hearer('later', 9), hearer('other', 3)])).toEqual([
      { participantIds: ['old', 'other'], message },
      { participantIds: ['new'], message: { ...message, replyTo: null } },
    ])
    expect(audiencesOf(message, [])).toEqual([])
  })
})

test.each([
  ['чай и пирог', ['чай', 'и', 'пирог']],
  [" it's: 'tea' | 5:* ", ['it', 's', 'tea', '5']],
  ['?!', []],
])('the words of the search %j', (query, words) => {
  expect(wordsOf(query)).toEqual(words)
})

describe('who is mentioned', () => {
  const anna = { id: 'a', firstName: 'Anna', lastName: 'Berg', slug: 'anna-berg' }
  const pyotr = { id: 'p', firstName: 'Пётр', lastName: 'Орлов', slug: 'pyotr' }
  const nameless = { id: 'n', firstName: '', lastName: '', slug: null }
  test.each([
    ['@Anna Berg, tea?', ['a']],
    ['tea, @anna berg', ['a']],
    ['(@anna-berg)', ['a']],
    ['@Anna\u00a0 Berg!', ['a']],
    ['@Петр Орлов и @anna-berg', ['a', 'p']],
    ['@ПЁТР ОРЛОВ', ['p']],
    ['@pyotr.', ['p']],
    ['@pyotr-2 @pyotr: tea', ['p']],
    ['@Anna', []],
    ['Anna Berg', []],
    ['@Anna Bergmann', []],
    ['@anna-berg-2', []],
    ['@anna-berg1', []],
    ['@pyotr_', []],
    ['write to me@pyotr', []],
    ['@', []],
    ['@ ', []],
    ['', []],
  ])('%j', (text, ids) => {
    expect(mentionedIn(text, [anna, pyotr, nameless])).toEqual(ids)
  })
})
