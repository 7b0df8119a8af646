import { expect, it } from 'vitest'
import { parentAddress, screenForEmail } from './shortSignIn.ts'

it('passes the email to the code page if codes are offered', () => {
  expect(screenForEmail([{ authType: 'EMAIL' }, { authType: 'OTP' }])).toBe('/one-time-code')
})

it('passes the email to the login form if codes are not offered', () => {
  expect(screenForEmail([{ authType: 'EMAIL' }])).toBe('/login')
  expect(screenForEmail([])).toBe('/login')
})

it('passes the email to the landing of the parent community, and the address to return to, encoded', () => {
  const parent = { communityUrl: 'https://club.example.com/some/page?x=1' }
  const child = { communityUrl: 'https://alumni.example.com' }
  expect(parentAddress(parent, child, 'anna+a&b@example.com')).toBe(
    'https://club.example.com/?email=anna%2Ba%26b%40example.com&backTo=https%3A%2F%2Falumni.example.com%2F',
  )
})
