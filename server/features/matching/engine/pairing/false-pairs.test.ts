import { expect, it } from 'vitest'
import { levelBounds } from '../score/levels.ts'
import { prior } from '../score/probability.ts'
import { CommunityIndex } from './community-index.ts'
import { defaultRules, type MatchMember } from './member.ts'
import { member, tradespeople } from './testing.ts'

/* Pairs that were recommended as good matches, and are none: rated as the product rates them, among others. */

const now = '2026-11-16T06:00:00Z'
const query = {
  now,
  weights: [...prior],
  pairs: [],
  tastes: [],
  adminScores: [],
  expectedIntros: [],
  rules: defaultRules,
}

function rateOf(one: Partial<MatchMember>, other: Partial<MatchMember>): number[] {
  const index = new CommunityIndex()
  index.update([...tradespeople(12), member('one', one), member('other', other)])
  return [
    index.rate({ ...query, readerId: 'one' }, 'other')?.rate ?? 100,
    index.rate({ ...query, readerId: 'other' }, 'one')?.rate ?? 100,
  ]
}

it.each<[string, Partial<MatchMember>, Partial<MatchMember>]>([
  [
    'an underwater welder and an organ restorer',
    {
      position: 'Underwater welder',
      about: 'I weld pipes and piers under water.',
      request: 'A boat to work from in winter',
      canHelp: 'Welding and repairs of old metal',
    },
    {
      position: 'Organ restorer',
      about: 'I restore church organs, their pipes and bellows.',
      request: 'A workshop to work in over the winter',
      canHelp: 'Repairs of old instruments',
    },
  ],
  [
    'the same in Russian',
    {
      position: 'Подводный сварщик',
      about: 'Варю трубы и причалы под водой.',
      request: 'Ищу катер, чтобы работать зимой',
      canHelp: 'Сварка и ремонт старого металла',
    },
    {
      position: 'Реставратор органов',
      about: 'Реставрирую церковные органы: трубы и мехи.',
      request: 'Ищу мастерскую, чтобы работать зимой',
      canHelp: 'Ремонт старых инструментов',
    },
  ],
  [
    'a request for a welder, and who restores organs',
    { request: 'An underwater welder' },
    { about: 'I restore church organs' },
  ],
  [
    'a two-month project, and two patients',
    { request: 'A designer for a two-month project' },
    { about: 'I interview two patients every week' },
  ],
])('%s are below MEDIUM, from either side', (_pair, one, other) => {
  for (const rate of rateOf(one, other)) expect(rate).toBeLessThan(levelBounds.MEDIUM.rate)
  const alike = { tags: ['Craft', 'Music'], city: 'Kazan' }
  for (const rate of rateOf({ ...one, ...alike }, { ...other, ...alike }))
    expect(rate).toBeLessThan(levelBounds.MEDIUM.rate)
})

it('an answer in the same community is above it', () => {
  const [asker, welder] = [{ request: 'An underwater welder' }, { position: 'Underwater welder' }]
  for (const rate of rateOf(asker, welder)) expect(rate).toBeGreaterThanOrEqual(levelBounds.MEDIUM.rate)
})

it('a newcomer whose only text is a position gets a list, led by whoever looks for that', () => {
  const newcomer = member('newcomer', { about: '', position: 'Tax lawyer' })
  const index = new CommunityIndex()
  index.update([...tradespeople(40), newcomer])
  const shown = index.recommend({ ...query, readerId: 'newcomer' }, null)
  expect(shown.length).toBeGreaterThanOrEqual(3)
  expect(new Set(shown.map(({ subjectId }) => subjectId)).size).toBe(shown.length)
  const first = tradespeople(40).find(({ id }) => id === shown[0]?.subjectId)
  expect(first?.request).toBe('A tax lawyer who drafts contracts')
})
