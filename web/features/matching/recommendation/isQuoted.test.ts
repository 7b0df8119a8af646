import { describe, expect, it } from 'vitest'
import { isQuoted } from './isQuoted.ts'

describe('a request', () => {
  it.each([
    ['is quoted whole', 'A founder who needs customers.', 'Kamila wrote: “A founder who needs customers”.', true],
    ['is quoted in Russian', 'Ищу «тихий» цех.', 'Может быть, это о вас. Вера пишет: «Ищу „тихий“ цех».', true],
    ['lacks only its article', 'A lawyer who knows leases', 'You: “lawyer who knows leases”.', true],
    [
      'is quoted in part',
      'A founder. I pay for the course and the first seven jobs.',
      'Mai wrote: “A founder”.',
      false,
    ],
    ['is not quoted', 'A founder who needs customers', 'Also in Berlin. Mai: “Gardener”.', false],
    ['is empty', '', 'Mai: “Gardener”.', false],
    ['has no reason beside it', 'A founder', null, false],
  ])('that %s', (_, request, reason, expected) => expect(isQuoted(request, reason)).toBe(expected))
})
