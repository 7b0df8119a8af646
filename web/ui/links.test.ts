import { expect, it } from 'vitest'
import { kindOfLink } from './links.ts'

it.each([
  ['/login', 'screen'],
  ['/u/anna.sokolova/events?x=1', 'screen'],
  ['/docs/agreement_ru.html', 'document'],
  ['/docs/terms_en.html#top', 'document'],
  ['/events?file=a.html', 'screen'],
  ['mailto:hello@example.com', 'document'],
  ['tel:+44-20-7946-0182', 'document'],
  ['https://example.com/login', 'outside'],
])('%s is a %s', (to, kind) => {
  expect(kindOfLink(to)).toBe(kind)
})
