import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

describe('a password', () => {
  test('is hashed with argon2id at the documented cost, with its own salt', async () => {
    const [one, other] = await Promise.all([hashPassword('quiet-kettle-42'), hashPassword('quiet-kettle-42')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(one).not.toBe(other)
  })

  test('is compared unmodified: spaces, 128 characters, any letters', async () => {
    const long = `${'п'.repeat(127)} `
    const hashed = await hashPassword(long)
    expect(await isPassword(long, hashed)).toBe(true)
    expect(await isPassword(long.trim(), hashed)).toBe(false)
    expect(await isPassword(long.slice(0, 72), hashed)).toBe(false)
  })

  test('never matches an account without a password', async () => {
    expect(await isPassword('no account has this password', null)).toBe(false)
  })
})
