import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { ReasonProfile } from './clauses.ts'
import { reasonFor } from './reason.ts'

/* False reasons that members were shown: each was a claim, or was quoted, and must not come back. */

const person = (more: Partial<ReasonProfile>): ReasonProfile => ({ name: '•', tags: [], answers: [], ...more })

/** In both languages, with what the profiles alone say, and where the rate calls the two a match. */
const asked: [Language, boolean | undefined][] = [
  ['ru', undefined],
  ['ru', true],
  ['en', undefined],
  ['en', true],
]

describe.each(asked)('a reason in %s, with a match that is %s', (language, isMatch) => {
  const between = (reader: ReasonProfile, other: ReasonProfile) => reasonFor(reader, other, language, isMatch)

  describe('of a request with an example', () => {
    const shopkeeper = person({
      about: 'Держу чайную лавку.',
      request:
        'Ищу разработчика для интернет-магазина. Например, чтобы покупатель видел два окна доставки и сам выбирал время.',
    })
    const example = /окн|доставк|покупател/i

    it('quotes the developer who is looked for, not the example', () => {
      const developer = person({
        position: 'Разработчик',
        about: 'Я разработчик, пишу интернет-магазины. Сделал выбор окна доставки для сети пекарен.',
      })
      const there = between(shopkeeper, developer)
      expect(there).toMatchObject({ kind: 'answersYou', isClaim: true })
      expect(there?.readerFact).toMatch(/разработчик|developer/i)
      expect(there?.readerFact).not.toMatch(example)
      const back = between(developer, shopkeeper)
      expect(back).toMatchObject({ kind: 'answeredByYou', isClaim: true })
      expect(back?.otherFact).not.toMatch(example)
    })

    it('claims nothing of who only has what the example mentions', () => {
      for (const about of ['Мою окна и витрины.', 'Вожу доставку по городу, у нас два окна в день.']) {
        const found = between(shopkeeper, person({ about }))
        expect(found?.isClaim).toBe(false)
        expect(found?.readerFact).not.toMatch(example)
        expect(between(person({ about }), shopkeeper)?.isClaim).toBe(false)
      }
    })
  })

  it.each<[string, Partial<ReasonProfile>, Partial<ReasonProfile>]>([
    [
      'two positions',
      { position: 'Product manager', company: 'Lighthouse' },
      { position: 'Staff engineer', company: 'Harbour' },
    ],
    [
      'two positions in Russian',
      { position: 'Менеджер продукта', company: 'Маяк' },
      { position: 'Ведущий инженер', company: 'Гавань' },
    ],
    ['the topic Other', { position: 'Chef', tags: ['Other'] }, { position: 'Notary', tags: ['other'] }],
    ['the topic «Другое»', { position: 'Повар', tags: ['Другое'] }, { position: 'Нотариус', tags: ['другое'] }],
    [
      'a topic and what the other only speaks of',
      { position: 'Producer', about: 'Ask me about night trains and sourdough.' },
      { position: 'Analyst', tags: ['Sourdough'] },
    ],
    [
      'the names of two companies',
      { position: 'Юрист', company: 'ВТБ Бизнес-клуб' },
      { position: 'Технолог', company: 'Клуб «Бизнес»' },
    ],
  ])('does not present %s as something in common', (_what, one, other) => {
    const found = between(person(one), person(other))
    expect(found).toMatchObject({ kind: 'unknown', isClaim: false, readerFact: '' })
    expect(found?.text).not.toContain(one.position)
    expect(found?.text).not.toMatch(/other\b|другое/i)
  })

  it.each<[string, Partial<ReasonProfile>, Partial<ReasonProfile>]>([
    [
      'a project of two months, of two patients',
      { request: 'A designer for a two-month project' },
      { about: 'I interview two patients every week.' },
    ],
    [
      'who moved to another trade, of who moved to another city',
      { about: 'Moved from science to business.', request: 'A mentor' },
      { about: 'I moved to Vienna.' },
    ],
    [
      'production teams, of products',
      { request: 'Advice on burnout in production teams' },
      { about: 'I take products to market.' },
    ],
  ])('claims nothing to who asks for or tells of %s', (_what, one, other) => {
    for (const found of [between(person(one), person(other)), between(person(other), person(one))]) {
      expect(found?.isClaim ?? false).toBe(false)
      expect(found?.kind ?? 'unknown').toBe('unknown')
    }
  })

  it('does not call somebody a part of a request who is only one word of it', () => {
    const doctor = person({ about: 'I invest.', request: 'Looking for young medical founders with a first hospital' })
    const cook = person({ position: 'Founder', company: 'Bottega', about: 'I cook for offices.' })
    for (const found of [reasonFor(doctor, cook, language, false), reasonFor(cook, doctor, language, false)])
      expect(found).toMatchObject({ kind: 'unknown', isClaim: false })
  })

  it('calls nobody a part of a request for a topic alone', () => {
    const asker = person({ position: 'Roofer', request: 'Looking for volunteers' })
    const gardener = person({ position: 'Gardener', tags: ['Volunteers'] })
    for (const found of [reasonFor(asker, gardener, language, false), reasonFor(gardener, asker, language, false)])
      expect(found).toMatchObject({ kind: 'unknown', isClaim: false })
  })

  it('is modest of each of two persons whom a request names', () => {
    const baker = person({
      position: 'Baker',
      request: 'Looking for a designer for packaging and a logo, and an investor in food',
    })
    const investor = person({ position: 'Angel investor', company: 'Isarfund' })
    expect(reasonFor(baker, investor, language, false)).toMatchObject({ kind: 'partOfYourWant', isClaim: false })
  })

  it('is modest of the person whom a request names, where the rate calls the two no match', () => {
    const asker = person({ position: 'Baker', request: 'Looking for a notary' })
    const notary = person({ position: 'Notary' })
    expect(reasonFor(asker, notary, language, false)).toMatchObject({ kind: 'partOfYourWant', isClaim: false })
    expect(reasonFor(notary, asker, language, false)).toMatchObject({ kind: 'partOfTheirWant', isClaim: false })
  })

  it('claims nothing of people who also name the year they graduated in', () => {
    const graduate = person({
      about: 'Class of 2009, history.',
      request: 'Looking for people of Class of 2009 who opened a museum',
    })
    const fields = ['physics', 'law', 'medicine', 'chemistry', 'economics', 'geology', 'music']
    for (const [at, field] of fields.entries()) {
      const other = person({ about: `Class of ${2005 + at}, ${field}.` })
      for (const found of [between(graduate, other), between(other, graduate)]) {
        expect(found).toMatchObject({ isClaim: false })
        expect(found?.readerFact).not.toContain('Class of')
      }
    }
  })
})
