import { expect, it } from 'vitest'
import { addressWithEmail, screenForEmail } from './shortSignIn.ts'

it('carries the address to the code where one can be sent', () => {
  expect(screenForEmail([{ authType: 'EMAIL' }, { authType: 'OTP' }])).toBe('/one-time-code')
})

it('carries the address to the login form where no code can be sent', () => {
  expect(screenForEmail([{ authType: 'EMAIL' }])).toBe('/login')
  expect(screenForEmail([])).toBe('/login')
})

it('carries the address to the first page of the parent community, whatever stands in it', () => {
  expect(addressWithEmail('https://club.example.com/some/page?x=1', 'anna+a&b@example.com')).toBe(
    'https://club.example.com/?email=anna%2Ba%26b%40example.com',
  )
})
