import { expect, it } from 'vitest'
import type { ReasonProfile } from '../reason/clauses.ts'
import { reasonFor } from '../reason/reason.ts'
import { PairReader } from './chance-of-fit.ts'
import { CommunityTerms } from './community-terms.ts'
import { digestOf } from './digest.ts'
import type { ProfileTexts } from './statements.ts'

type Told = Partial<ProfileTexts>

const empty: ProfileTexts = {
  ...{ request: '', goal: '', canHelp: '', about: '', position: '', company: '' },
  ...{ tags: [], answers: [] },
}
const between = (one: Told, other: Told) =>
  new PairReader().between(digestOf({ ...empty, ...one }), digestOf({ ...empty, ...other }), new CommunityTerms())
const profile = (told: Told): ReasonProfile => ({ name: '•', ...empty, ...told })

it.each<[string, Told, Told]>([
  [
    'a number and a common noun',
    { request: 'A designer for a two-month project' },
    { about: 'I interview two patients every week' },
  ],
  ['a set phrase', { about: 'Moved from science to business', request: 'A mentor' }, { about: 'I moved to Vienna' }],
  [
    'a word in another sense',
    { request: 'Advice on burnout in production teams' },
    { about: 'I take products to market' },
  ],
  ['a year of graduation', { request: 'Looking for people of Class of 2009' }, { about: 'Class of 2011, physics' }],
  ['the place of the wanted thing', { request: 'Покажите коробку с чердака' }, { about: 'Крою крыши и чердаки' }],
  ['what is refused in a request', { request: 'Буклеты и свадебные альбомы не беру' }, { canHelp: 'Печатаю буклеты' }],
  ['a craft beside another trade', { request: 'An underwater welder' }, { about: 'I restore church organs' }],
  [
    'who places engineers',
    { request: 'Looking for a backend engineer' },
    { about: 'I place backend engineers at banks' },
  ],
  ['who is no investor', { request: 'Looking for an investor' }, { about: 'I build ferries. I am not an investor.' }],
])('%s is no evidence', (_, one, other) => {
  expect(between(one, other).isAnswered).toBe(false)
  expect(reasonFor(profile(one), profile(other), 'en')?.isClaim ?? false).toBe(false)
  expect(reasonFor(profile(other), profile(one), 'ru')?.isClaim ?? false).toBe(false)
})

it.each<[string, Told, Told]>([
  [
    'a person by name',
    { request: 'Looking for an accountant' },
    { position: 'Accountant', about: 'I keep the books of small cafes' },
  ],
  ['a person by name, across languages', { request: 'Ищу бухгалтера' }, { position: 'Accountant' }],
  [
    'each for the other',
    { about: 'I am a lawyer', request: 'Looking for a photographer' },
    { about: 'I am a photographer', request: 'I need a lawyer' },
  ],
])('%s is found', (_, one, other) => {
  expect(between(one, other)).toMatchObject({ isAnswered: true, isSure: true })
})

it.each<[Told]>([
  [{ request: 'A bookkeeper. No recruiters, please' }],
  [{ request: 'Ищу бухгалтера. Рекрутеров прошу не беспокоить' }],
])('who refuses recruiters is not matched with one: %o', told => {
  for (const position of ['Recruiter', 'Рекрутер']) {
    const evidence = between(told, { position, about: 'Bookkeeper hiring' })
    expect(evidence).toMatchObject({ isRefused: true, isAnswered: false, chance: 0 })
  }
})

it('a term of the whole community is worth less than a rare one', () => {
  const terms = new CommunityTerms()
  const [asker, bookkeeper] = [{ request: 'Looking for an accountant' }, { position: 'Accountant' }]
  const strength = () =>
    new PairReader().between(digestOf({ ...empty, ...asker }), digestOf({ ...empty, ...bookkeeper }), terms).there
      .strength
  const before = strength()
  for (let count = 0; count < 50; count++) terms.add(digestOf({ ...empty, ...bookkeeper }))
  expect(strength()).toBeLessThan(before / 2)
})
