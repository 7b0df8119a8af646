import { expect, test } from 'vitest'
import { type FeedOwner, feedToken, isFeedToken, readFeedToken } from './calendar-token.ts'

const owner: FeedOwner = {
  communityId: '0197a1b2-0000-7000-8000-0000000000c1',
  participantId: '0197a1b2-0000-7000-8000-00000000000a',
  generation: 2,
}
const token = feedToken(owner, 'secret')

test('a token names its participant, and opens their feed', () => {
  expect(token).toMatch(/^[\w-]{54}$/)
  expect(readFeedToken(token)).toBe(owner.participantId)
  expect(isFeedToken(token, owner, 'secret')).toBe(true)
})

test.each([
  ['another generation', { generation: 3 }, 'secret'],
  ['another community', { communityId: '0197a1b2-0000-7000-8000-0000000000c2' }, 'secret'],
  ['another participant', { participantId: '0197a1b2-0000-7000-8000-00000000000b' }, 'secret'],
  ['another secret', {}, 'another secret'],
])('it does not open the feed of %s', (_what, change, secret) => {
  expect(isFeedToken(token, { ...owner, ...change }, secret)).toBe(false)
})

test.each(['', 'x', token.slice(1), `${token}A`, `${token} `, token.replace(/^./, '.'), 'A'.repeat(53)])(
  'the text %j is no token',
  text => {
    expect(readFeedToken(text)).toBeNull()
    expect(isFeedToken(text, owner, 'secret')).toBe(false)
  },
)
