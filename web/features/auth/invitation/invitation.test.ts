// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { participantId } from '#web/testing/community.ts'
import { keepInvitation, toAccept } from './invitation.ts'

describe('toAccept', () => {
  it.each([
    ['a code', { code: 'abc', invitedBy: null }, { code: 'abc' }],
    [
      'the link of a participant',
      { code: null, invitedBy: participantId },
      { code: participantId, invitedBy: participantId },
    ],
    ['a code that was passed on', { code: 'abc', invitedBy: participantId }, { code: 'abc', invitedBy: participantId }],
    ['a code with nonsense beside it', { code: 'abc', invitedBy: 'Anna' }, { code: 'abc' }],
    ['nonsense alone', { code: null, invitedBy: 'Anna' }, null],
    ['nothing', { code: '', invitedBy: null }, null],
  ])('%s', (_, invitation, input) => {
    expect(toAccept(invitation)).toEqual(input)
  })
})

describe('keepInvitation', () => {
  beforeEach(() => localStorage.clear())

  it('keeps the newest invitation only', () => {
    keepInvitation({ code: 'abc', invitedBy: participantId })
    expect(localStorage.getItem('invitationCode')).toBe('abc')
    expect(localStorage.getItem('invitedBy')).toBe(participantId)
    keepInvitation({ code: null, invitedBy: participantId })
    expect(localStorage.getItem('invitationCode')).toBeNull()
    keepInvitation({ code: 'def', invitedBy: null })
    expect(localStorage.getItem('invitedBy')).toBeNull()
  })
})
