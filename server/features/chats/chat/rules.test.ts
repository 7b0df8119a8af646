import { describe, expect, test } from 'vitest'
import { canBeAdded, canOpenPair, isOpenChat, pairOf } from './rules.ts'

const both = [false, true]
const states = (['PAIR', 'GROUP', 'EVENT'] as const).flatMap(kind =>
  both.flatMap(isReaderVisible =>
    both.flatMap(isOtherVisible =>
      both.flatMap(isApart =>
        both.map(isEventDeleted => ({ kind, isReaderVisible, isOtherVisible, isApart, isEventDeleted })),
      ),
    ),
  ),
)

describe('messages can be sent', () => {
  test('between two who are visible and not apart, in every group, and in the chat of an event until it is deleted', () => {
    const open = states.filter(isOpenChat)
    expect(open.filter(({ kind }) => kind === 'PAIR')).toEqual(
      both.map(isEventDeleted => ({
        ...{ kind: 'PAIR', isReaderVisible: true, isOtherVisible: true, isApart: false, isEventDeleted },
      })),
    )
    expect(open.filter(({ kind }) => kind === 'GROUP')).toHaveLength(16)
    const events = open.filter(({ kind }) => kind === 'EVENT')
    expect(events.map(({ isEventDeleted }) => isEventDeleted)).toEqual(Array(8).fill(false))
  })
})

const acquaintances = both.flatMap(isConnected =>
  both.flatMap(isApart =>
    both.flatMap(isModerated => both.map(isInSameEvent => ({ isConnected, isApart, isModerated, isInSameEvent }))),
  ),
)
const named = (each: Record<string, boolean>) =>
  Object.keys(each)
    .filter(key => each[key])
    .join(' ')

describe('who may be', () => {
  test('written to: connected people, and where one of the two moderates', () => {
    expect(acquaintances.filter(canOpenPair).map(named).sort()).toEqual(
      [
        'isConnected',
        'isConnected isInSameEvent',
        'isConnected isModerated',
        'isConnected isModerated isInSameEvent',
        'isConnected isApart',
        'isConnected isApart isInSameEvent',
        'isConnected isApart isModerated',
        'isConnected isApart isModerated isInSameEvent',
        'isModerated',
        'isModerated isInSameEvent',
        'isApart isModerated',
        'isApart isModerated isInSameEvent',
      ].sort(),
    )
  })

  test('added: the same and those of one event, unless the two are apart', () => {
    expect(acquaintances.filter(canBeAdded).map(named).sort()).toEqual(
      [
        'isConnected',
        'isConnected isInSameEvent',
        'isConnected isModerated',
        'isConnected isModerated isInSameEvent',
        'isModerated',
        'isModerated isInSameEvent',
        'isInSameEvent',
      ].sort(),
    )
  })
})

test('a pair is stored in the same order, no matter who opens it', () => {
  expect(pairOf('b', 'a')).toEqual({ firstId: 'a', secondId: 'b' })
  expect(pairOf('a', 'b')).toEqual({ firstId: 'a', secondId: 'b' })
})
