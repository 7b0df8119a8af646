import { describe, expect, it } from 'vitest'
import type { AuthType } from '#contract/communities/community.ts'
import { dividerBefore, methodBlocks } from './methodBlocks.ts'

const blocks = (...types: AuthType[]) => methodBlocks(types.map(authType => ({ authType })))

describe('sign-in methods', () => {
  it("are in the community's order, those by email as one", () => {
    expect(blocks('GOOGLE', 'EMAIL', 'NONE', 'OTP', 'MAGIC', 'OAUTH2')).toEqual([
      { kind: 'GOOGLE' },
      { kind: 'email', hasPassword: true, letters: ['OTP', 'MAGIC'] },
      { kind: 'NONE' },
      { kind: 'OAUTH2' },
    ])
  })
  it('by email have no password field without the method EMAIL', () => {
    expect(blocks('MAGIC')).toEqual([{ kind: 'email', hasPassword: false, letters: ['MAGIC'] }])
  })
  it('are listed once when configured twice', () => {
    expect(blocks('GOOGLE', 'GOOGLE', 'EMAIL', 'EMAIL')).toHaveLength(2)
  })
  it('may be empty', () => {
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
