import { describe, expect, it } from 'vitest'
import { passwordProblems } from './newPassword.ts'
import { registrationProblems } from './registrationForm.ts'

describe('a new password', () => {
  it.each([
    ['long enough', 'long enough', {}],
    ['short', 'short', { password: 'passwordLength' }],
    ['short', 'other', { password: 'passwordLength' }],
    ['        ', '        ', { password: 'passwordLength' }],
    ['x'.repeat(129), 'x'.repeat(129), { password: 'passwordLength' }],
    ['long enough', '', { repeated: 'repeatedDiffers' }],
    ['long enough', 'Long enough', { repeated: 'repeatedDiffers' }],
    ['long enough', 'long enough ', { repeated: 'repeatedDiffers' }],
  ])('"%s", repeated "%s": %o', (password, repeated, problems) => {
    expect(passwordProblems({ password, repeated })).toEqual(problems)
  })
})

describe('a registration', () => {
  it('names every invalid field, in the order of the form', () => {
    const problems = registrationProblems({ email: 'anna', password: 'long enough', repeated: 'other' })
    expect(Object.keys(problems)).toEqual(['email', 'repeated'])
  })

  it('has no problem when valid, with blanks around the email', () => {
    expect(registrationProblems({ email: ' anna@example.com ', password: '12345678', repeated: '12345678' })).toEqual(
      {},
    )
  })
})
