import { describe, expect, it } from 'vitest'
import { buildMessage } from '#web/testing/chat.ts'
import { type Row, rowsOf } from './rows.ts'

const dayOf = (instant: string) => instant.slice(0, 10)
const at = (time: string) => `2026-11-${time}:00.000Z`
const shapeOf = (row: Row) =>
  row.kind === 'message' ? `${row.message.number}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}` : row.kind

const shapes = (items: Parameters<typeof rowsOf>[0], readNumber: number | null = null) =>
  rowsOf(items, { readNumber, dayOf }).map(shapeOf)

describe('rowsOf', () => {
  it('has a divider for each day', () => {
    const items = [
      buildMessage({ number: 1, createdAt: at('16T23:59') }),
      buildMessage({ number: 2, createdAt: at('17T00:01') }),
    ]
    expect(shapes(items)).toEqual(['day', '1 first last', 'day', '2 first last'])
  })

  it('groups what one person writes shortly after each other', () => {
    const items = [
      buildMessage({ number: 1, authorId: 'a', createdAt: at('16T10:00') }),
      buildMessage({ number: 2, authorId: 'a', createdAt: at('16T10:04') }),
      buildMessage({ number: 3, authorId: 'a', createdAt: at('16T10:09') }),
      buildMessage({ number: 4, authorId: 'b', createdAt: at('16T10:09') }),
    ]
    expect(shapes(items)).toEqual(['day', '1 first', '2 last', '3 first last', '4 first last'])
  })

  it('leaves what is told, and what deleted people wrote, out of groups', () => {
    const items = [
      buildMessage({ number: 1, authorId: 'a' }),
      buildMessage({ number: 2, authorId: 'a', kind: 'RENAMED' }),
      buildMessage({ number: 3, authorId: null }),
      buildMessage({ number: 4, authorId: null }),
    ]
    expect(shapes(items)).toEqual(['day', '1 first last', '2 first last', '3 first last', '4 first last'])
  })

  it('divides what is unread from what was read', () => {
    const items = [1, 2, 3].map(number => buildMessage({ number }))
    expect(shapes(items, 2)).toEqual(['day', '1 first', '2', 'unread', '3 first last'])
    expect(shapes(items, 0)).toEqual(['day', 'unread', '1 first', '2', '3 last'])
    expect(shapes(items, 3)).toEqual(['day', '1 first', '2', '3 last'])
    expect(shapes(items.slice(2), 1)).toEqual(['day', '3 first last'])
  })
})
