import { describe, expect, it } from 'vitest'
import { clausesOf, quote, type ReasonProfile, withinQuotes } from './clauses.ts'
import { reasonFor } from './reason.ts'

const person = (name: string, more: Partial<ReasonProfile> = {}): ReasonProfile => ({
  name,
  tags: [],
  answers: [],
  ...more,
})

describe('a reason', () => {
  const baker = person('Анна', { about: 'Люблю кошек. У меня три пекарни в центре города.', tags: ['Еда'] })

  it('quotes the request and the profile that answers it', () => {
    const reason = reasonFor(person('Я', { request: 'Хочу открыть пекарню' }), baker, 'ru')
    expect(reason?.kind).toBe('answersYou')
    expect(reason?.text).toBe('Ваш запрос: «Хочу открыть пекарню». Анна о себе: «У меня три пекарни в центре города».')
  })

  it("is reversed when the reader answers the other's request", () => {
    const reason = reasonFor(baker, person('Boris', { request: 'Advice on opening a bakery' }), 'en')
    expect(reason?.kind).toBe('answeredByYou')
    expect(reason?.text).toContain('Boris is looking for “Advice on opening a bakery”')
    expect(reason?.text).toContain('У меня три пекарни')
  })

  it('names what they share and what each does', () => {
    const one = person('A', { position: 'Chef', company: 'Table', tags: ['food', 'Wine'] })
    const other = person('B', { position: 'Importer', company: 'Barrel', tags: ['wine', 'Food'] })
    expect(reasonFor(one, other, 'en')?.text).toBe(
      'You share food and Wine. You say “Chef, Table”, B says “Importer, Barrel”.',
    )
    expect(reasonFor({ ...one, tags: [], city: 'Kazan' }, { ...other, city: 'Kazan' }, 'en')?.kind).toBe('sameCity')
    expect(reasonFor({ ...one, tags: [] }, other, 'en')?.kind).toBe('bothWork')
  })

  it('quotes nothing of a profile that is closed to the reader', () => {
    const closed = { ...baker, isClosed: true }
    const reason = reasonFor(person('Я', { request: 'Хочу открыть пекарню' }), closed, 'ru')
    expect(reason).toMatchObject({ kind: 'closed', readerFact: '', otherFact: '' })
    expect(reason?.text).toBe('Похоже, вы подойдёте друг другу. Анна показывает профиль целиком только знакомым.')
    expect(reasonFor(person('A'), closed, 'en')?.text).toContain('people they are connected with')
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
    expect(reason).toBeUndefined()
  })
})

describe('quotes', () => {
  it('have nested marks, and no fragments', () => {
    expect(withinQuotes('Пишу для «Кота»', 'ru')).toBe('Пишу для „Кота“')
    expect(withinQuotes('I run “Cat” and "Dog"', 'en')).toBe('I run ‘Cat’ and ‘Dog’')
    const long =
      'Ищу для большого нового проекта о доставке еды по всей стране опытного дизайнера, редактора, и инженера'
    expect(clausesOf(long)).toEqual([long])
  })

  it('are cut at a word', () => {
    const long = 'слово '.repeat(40).trim()
    expect(quote(long).length).toBeLessThanOrEqual(91)
    expect(quote(long)).toMatch(/слово…$/)
    expect(clausesOf('Раз. Два три!\n- четыре')).toEqual(['Раз', 'Два три!', 'четыре'])
  })
})
