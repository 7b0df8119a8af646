import { expect, it } from 'vitest'
import { addressWithEmail, screenForEmail } from './shortSignIn.ts'

it('passes the email to the code page if codes are offered', () => {
  expect(screenForEmail([{ authType: 'EMAIL' }, { authType: 'OTP' }])).toBe('/one-time-code')
})

it('passes the email to the login form if codes are not offered', () => {
  expect(screenForEmail([{ authType: 'EMAIL' }])).toBe('/login')
  expect(screenForEmail([])).toBe('/login')
})

it('passes the email to the landing of the parent community, encoded', () => {
  expect(addressWithEmail('https://club.example.com/some/page?x=1', 'anna+a&b@example.com')).toBe(
    'https://club.example.com/?email=anna%2Ba%26b%40example.com',
  )
})
