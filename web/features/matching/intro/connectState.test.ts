import { expect, it } from 'vitest'
import type { IntroState } from '#contract/matching/intro.ts'
import type { Standing } from '#contract/matching/standing.ts'
import { connectState } from './connectState.ts'

const intro = (direction: IntroState['direction'], status: IntroState['status']): IntroState => ({
  id: 'one',
  direction,
  status,
  message: '',
  answer: '',
  sentAt: '2026-11-16T10:00:00.000Z',
  answeredAt: null,
})
const standing = (between: IntroState | null, can: Partial<Standing['can']> = {}): Standing => ({
  isBookmarked: false,
  relationType: null,
  isReported: false,
  intro: between,
  contacts: { theirs: 'now', mine: 'now' },
  can: { connect: false, answer: false, decline: false, report: true, ...can },
})
const enough = { balance: 10, price: 10 }
const nothing = { balance: 9, price: 10 }

it.each([
  ['connect', standing(null, { connect: true }), enough],
  ['connect', standing(null, { connect: true }), undefined],
  ['outOfCredits', standing(null, { connect: true }), nothing],
  ['answer', standing(intro('received', 'SENT'), { connect: true, answer: true }), nothing],
  ['none', standing(intro('received', 'SENT')), enough],
  ['sent', standing(intro('sent', 'SENT')), nothing],
  ['connected', standing(intro('sent', 'ACCEPTED')), enough],
  ['connected', standing(intro('received', 'ACCEPTED')), enough],
  ['declined', standing(intro('sent', 'DECLINED')), enough],
  ['undelivered', standing(intro('sent', 'UNDELIVERED')), enough],
  ['none', standing(null), enough],
] as const)('says %s', (state, between, credits) => {
  expect(connectState(between, credits)).toBe(state)
})
