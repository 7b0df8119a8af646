import { describe, expect, it } from 'vitest'
import { conceptsOf } from './concepts.ts'
import { glossary } from './glossary.ts'
import { TextIndex } from './text-index.ts'
import { gramsOf, wordsOf } from './tokens.ts'
import { soundOf } from './transliterate.ts'

describe('words', () => {
  it('leave out stop words and keep names of tools whole', () => {
    expect(wordsOf('Я пишу на C++ и Node.js, и это всё').map(({ text }) => text)).toEqual(['пишу', 'c++', 'node.js'])
  })

  it('have the same phonetic form in both scripts', () => {
    for (const [russian, english] of [
      ['маркетинг', 'marketing'],
      ['финтех', 'fintech'],
      ['берлин', 'berlin'],
      ['логистик', 'logistic'],
    ] as const)
      expect(soundOf(russian)).toBe(soundOf(english))
  })

  it('have grams with word boundaries', () => {
    expect(gramsOf('чай')).toEqual(['<ча', 'чай', 'ай>', '<чай', 'чай>'])
  })
})

describe('the glossary', () => {
  it('has at least 300 concepts, each in both languages', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(300)
    for (const line of glossary) expect(line).toMatch(/^[^=]*[а-яА-ЯИ][^=]*=[^=а-яА-Я]*[A-Za-z][^=а-яА-Я]*$/)
  })

  it('finds a concept in any word form and either language', () => {
    const concepts = (text: string) => new Set(conceptsOf(wordsOf(text)))
    const told = concepts('I am an angel investor')
    expect([...concepts('ищу бизнес-ангелов')].some(concept => told.has(concept))).toBe(true)
    expect(concepts('люблю тишину').size).toBe(0)
  })
})

describe('the index', () => {
  const index = new TextIndex(
    ['Веду бухгалтерию малых предприятий', 'Развожу пчел и продаю мед', 'I keep bees and sell honey'].map(text => [
      { text, weight: 1 },
    ]),
  )
  const best = (query: string) => {
    const scores = index.score(query)
    return scores.indexOf(Math.max(...scores))
  }

  it('finds other word forms, misspellings, and words of the other language', () => {
    expect(best('ищу пчеловода, купить меда')).toBe(1)
    expect(best('бугалтерия')).toBe(0)
    expect(best('bookkeeping for small business')).toBe(0)
  })

  it('gives no score without shared terms', () => {
    expect([...index.score('zzz')]).toEqual([0, 0, 0])
  })

  it('weighs a field by its weight', () => {
    const weighed = new TextIndex([
      [
        { text: 'шахматы', weight: 3 },
        { text: 'теннис', weight: 1 },
      ],
      [
        { text: 'теннис', weight: 3 },
        { text: 'шахматы', weight: 1 },
      ],
    ])
    const [first = 0, second = 0] = weighed.score('шахматы')
    expect(first).toBeGreaterThan(second)
  })
})
