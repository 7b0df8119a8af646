import { expect, test } from 'vitest'
import { withoutPersonalData } from './report.ts'
import { cpuTimeOf } from './testing/cpu-time.ts'

test.each([
  ['The kettle is broken', 'The kettle is broken'],
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
  ['No letter to anna.petrova+tea@mail.example.', 'No letter to [email]'],
  ['Нет письма для анна@почта.рф', 'Нет письма для [email]'],
  ['GET /api/ws?ticket=abc failed', 'GET /api/ws failed'],
  ['at https://x.example/auth-magic#code=1', 'at https://x.example/auth-magic'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'Bearer [hidden]'],
  ['user 00000000-0000-7000-8000-000000000001', 'user [hidden]'],
  ['invalid input syntax for type integer: "hunter"', 'invalid input syntax for type integer: "[hidden]"'],
  [
    'Unexpected token \'h\', "hunter two"... is not valid JSON',
    'Unexpected token \'h\', "[hidden]"... is not valid JSON',
  ],
  ['duplicate key violates "app_user_email_key"', 'duplicate key violates "app_user_email_key"'],
  ['The code is 493817', 'The code is [number]'],
  ['Call +7 (915) 123-45-67 back', 'Call [number] back'],
  ['status 503', 'status 503'],
])('%s is sent as: %s', (message, sent) => {
  expect(withoutPersonalData(message)).toBe(sent)
})

test('a long message is cut, and takes no long time', () => {
  const took = cpuTimeOf(() => {
    for (const letter of ['?', '"', '1', '-', '@', 'a', '1 ', 'a.'])
      expect(withoutPersonalData(letter.repeat(100_000)).length).toBeLessThan(5000)
  })
  expect(took).toBeLessThan(2000)
})
