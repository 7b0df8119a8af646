import { describe, expect, it } from 'vitest'
import type { AuthType } from '#contract/communities/community.ts'
import { dividerBefore, methodBlocks } from './methodBlocks.ts'

const blocks = (...types: AuthType[]) => methodBlocks(types.map(authType => ({ authType })))

describe('the ways to sign in', () => {
  it('stand in the order of the community, those by email as one', () => {
    expect(blocks('GOOGLE', 'EMAIL', 'NONE', 'OTP', 'MAGIC', 'OAUTH2')).toEqual([
      { kind: 'GOOGLE' },
      { kind: 'email', hasPassword: true, letters: ['OTP', 'MAGIC'] },
      { kind: 'NONE' },
      { kind: 'OAUTH2' },
    ])
  })
  it('do without a password where none is offered', () => {
    expect(blocks('MAGIC')).toEqual([{ kind: 'email', hasPassword: false, letters: ['MAGIC'] }])
  })
  it('are offered once however often the record names them', () => {
    expect(blocks('GOOGLE', 'GOOGLE', 'EMAIL', 'EMAIL')).toHaveLength(2)
  })
  it('may be none', () => {
    expect(blocks()).toEqual([])
  })
})

it.each([
  [
    ['EMAIL', 'GOOGLE'],
    [null, 'or'],
  ],
  [
    ['EMAIL', 'OTP', 'GOOGLE'],
    [null, null],
  ],
  [
    ['OTP', 'GOOGLE'],
    [null, 'or'],
  ],
  [
    ['GOOGLE', 'OAUTH2', 'EMAIL'],
    [null, null, 'orPassword'],
  ],
  [
    ['GOOGLE', 'MAGIC'],
    [null, 'orEmail'],
  ],
  [
    ['EMAIL', 'NONE'],
    [null, 'orAccessCode'],
  ],
] as [AuthType[], (string | null)[]][])('%j are divided by %j', (types, words) => {
  const all = blocks(...types)
  expect(all.map((block, index) => dividerBefore(block, all[index - 1]))).toEqual(words)
})
