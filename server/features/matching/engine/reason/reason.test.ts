import { describe, expect, it } from 'vitest'
import { quote, type ReasonProfile, withinQuotes } from './clauses.ts'
import { reasonFor } from './reason.ts'

const person = (name: string, more: Partial<ReasonProfile> = {}): ReasonProfile => ({
  name,
  tags: [],
  answers: [],
  ...more,
})

describe('a reason', () => {
  const baker = person('Анна', { about: 'Люблю кошек. У меня три пекарни в центре города.', tags: ['Еда'] })

  it('quotes what is wanted and the profile that answers it', () => {
    const reason = reasonFor(person('Я', { request: 'Хочу открыть пекарню' }), baker, 'ru', true)
    expect(reason).toMatchObject({ kind: 'answersYou', isClaim: true })
    expect(reason?.text).toBe('Ваш запрос — «Хочу открыть пекарню»; Анна: «У меня три пекарни в центре города».')
  })

  it("is reversed when the reader answers the other's request", () => {
    const reason = reasonFor(baker, person('Boris', { request: 'Advice on opening a bakery' }), 'en', true)
    expect(reason).toMatchObject({ kind: 'answeredByYou', isClaim: true })
    expect(reason?.text).toMatch(/^Boris needs “advice on opening a bakery”.*; you: “У меня три пекарни/)
  })

  it('names what they share if neither looks for the other', () => {
    const one = person('A', { position: 'Chef', company: 'Table', tags: ['Wine'] })
    const other = person('B', { position: 'Wine importer', company: 'Barrel', tags: ['wine'] })
    expect(reasonFor(one, other, 'en')).toMatchObject({ kind: 'sharedTags', isClaim: false })
    const plain = { ...other, position: 'Porter' }
    expect(reasonFor({ ...one, tags: [], city: 'Kazan' }, { ...plain, tags: [], city: 'Kazan' }, 'en')).toMatchObject({
      kind: 'sameCity',
      isClaim: false,
    })
    expect(reasonFor({ ...one, tags: [], city: 'Moscow' }, { ...plain, tags: [], city: 'Москва' }, 'en')?.kind).toBe(
      'sameCity',
    )
    expect(reasonFor({ ...one, tags: [] }, plain, 'en')).toMatchObject({ kind: 'unknown', isClaim: false })
  })

  it('says that both joined lately, if they did', () => {
    const gardener = person('Mai', { position: 'Gardener', city: 'Berlin', isNew: true })
    const reader = person('A', { position: 'Chef', city: 'Berlin', isNew: true })
    const told = (more: Partial<ReasonProfile>, lang: 'en' | 'ru') =>
      reasonFor({ ...reader, ...more }, gardener, lang)?.text
    expect(told({}, 'en')).toBe('Also in Berlin, also joined this month. Mai: “Gardener”.')
    expect(told({}, 'ru')).toBe('Тоже Berlin и тоже первый месяц в сообществе. Mai: «Gardener».')
    expect(told({ city: 'Kazan' }, 'en')).toBe('Also joined this month. Mai: “Gardener”.')
    expect(told({ city: 'Kazan' }, 'ru')).toBe('Тоже первый месяц в сообществе. Mai: «Gardener».')
    expect(told({ isNew: false }, 'en')).toBe('Also in Berlin. Mai: “Gardener”.')
    expect(told({ isNew: false }, 'ru')).toBe('Вы из одного города: Berlin. Mai: «Gardener».')
    expect(told({ isNew: false, city: 'Kazan' }, 'en')).toBe('In a few words. Mai: “Gardener”.')
  })

  it('quotes nothing of a profile that is closed to the reader', () => {
    const closed = person('Анна', { isClosed: true, unseen: baker })
    const reader = person('Я', { request: 'Хочу открыть пекарню' })
    const reason = reasonFor(reader, closed, 'ru', true)
    expect(reason).toMatchObject({ kind: 'closed', isClaim: true, readerFact: '', otherFact: '' })
    expect(reason?.text).toBe('Похоже, вы подойдёте друг другу. Анна показывает профиль целиком только знакомым.')
    expect(reasonFor(reader, closed, 'en', true)?.text).toContain('people they are connected with')
    expect(reasonFor(reader, closed, 'en')).toMatchObject({ kind: 'closedUnknown', isClaim: false })
  })

  it('claims no match with a closed profile that answers nothing, or of which nothing is known', () => {
    const reader = person('Я', { request: 'Ищу преподавателя японского языка' })
    for (const closed of [person('Анна', { isClosed: true, unseen: baker }), person('Анна', { isClosed: true })])
      expect(reasonFor(reader, closed, 'ru', true)).toMatchObject({ kind: 'closedUnknown', isClaim: false })
  })

  it('is absent when a profile says nothing', () => {
    expect(reasonFor(person('A', { request: 'Ищу бухгалтера', position: 'CEO' }), person('B'), 'ru')).toBeUndefined()
  })

  it('ignores words of asking as common ground', () => {
    const reason = reasonFor(
      person('A', { request: 'Ищу новых людей' }),
      person('B', { about: 'Ищу работу, люблю людей' }),
      'ru',
    )
    expect(reason).toMatchObject({ kind: 'unknown', isClaim: false })
  })
})

describe('quotes', () => {
  it('have nested marks', () => {
    expect(withinQuotes('Пишу для «Кота»', 'ru')).toBe('Пишу для „Кота“')
    expect(withinQuotes('I run “Cat” and "Dog"', 'en')).toBe('I run ‘Cat’ and ‘Dog’')
  })

  it('are cut at a word', () => {
    const long = 'слово '.repeat(40).trim()
    expect(quote(long).length).toBeLessThanOrEqual(91)
    expect(quote(long)).toMatch(/слово…$/)
  })
})
