// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { participantId } from '#web/testing/community.ts'
import { acceptInput, invitedEmail, storeInvitation } from './invitation.ts'

describe('acceptInput', () => {
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
    expect(acceptInput(invitation)).toEqual(input)
  })
})

describe('invitedEmail', () => {
  it.each([
    ['#email=anna%2Btea%40example.com', 'anna+tea@example.com'],
    ['#top', ''],
    ['', ''],
  ])('%s', (hash, email) => {
    expect(invitedEmail(hash)).toBe(email)
  })
})

describe('storeInvitation', () => {
  beforeEach(() => localStorage.clear())

  it('keeps the newest invitation only', () => {
    storeInvitation({ code: 'abc', invitedBy: participantId })
    expect(localStorage.getItem('invitationCode')).toBe('abc')
    expect(localStorage.getItem('invitedBy')).toBe(participantId)
    storeInvitation({ code: null, invitedBy: participantId })
    expect(localStorage.getItem('invitationCode')).toBeNull()
    storeInvitation({ code: 'def', invitedBy: null })
    expect(localStorage.getItem('invitedBy')).toBeNull()
  })
})
