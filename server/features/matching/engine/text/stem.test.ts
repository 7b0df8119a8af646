import fc from 'fast-check'
import { newStemmer } from 'snowball-stemmers'
import { describe, expect, it } from 'vitest'
import { glossary } from './glossary.ts'
import { stemOf } from './stem.ts'
import { stemEnglish } from './stem-english.ts'
import { stemRussian } from './stem-russian.ts'

describe('stems equal those of Snowball', () => {
  // From the published vocabularies of snowballstem.org.
  it.each([
    ['вавиловка', 'вавиловк'],
    ['важнейшие', 'важн'],
    ['важничал', 'важнича'],
    ['валентинович', 'валентинович'],
    ['падаль', 'падал'],
    ['пакостный', 'пакостн'],
    ['пальчиками', 'пальчик'],
    ['инвестиций', 'инвестиц'],
    ['разработчиков', 'разработчик'],
    ['познакомиться', 'познаком'],
    ['consistency', 'consist'],
    ['consolingly', 'consol'],
    ['knightly', 'knight'],
    ['knocking', 'knock'],
    ['generously', 'generous'],
    ['communities', 'communiti'],
    ['dying', 'die'],
    ['succeed', 'succeed'],
    ['hoping', 'hope'],
    ['relational', 'relat'],
  ])('%s -> %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem)
  })

  it('stems a word that is also a property of Object.prototype', () => {
    expect(stemOf('constructor')).toBe('constructor')
  })
})

const englishEndings =
  's es sses ied ies us ss eed eedly ed edly ing ingly y e l ll ization ational fulness ousness iveness tional biliti lessli entli ' +
  'ation alism aliti ousli iviti fulli enci anci abli izer ator alli bli ogi li alize icate iciti ative ical ness ful ement ance ence ' +
  'able ible ment ant ent ism ate iti ous ive ize sion tion ion al er ic'
const russianEndings =
  'в вши вшись ив ивши ившись ыв ывши ывшись ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею нн ' +
  'вш ющ щ ивш ывш ующ ла на ете йте ли й л н ло но ет ют ны ть ешь нно ила ыла ена ейте уйте ите или ыли уй ил ыл ен ило ыло ено ят ' +
  'ует уют ит ыт ены ить ыть ишь ю а ев ов ье е иями ями ами еи ии и ией иям ям ием ам о у ах иях ях ы ь ию ью ия ья я ся сь ость ост ' +
  'ейш ейше'

/** A random beginning with up to three endings, so that most words take several steps of the algorithm. */
const wordOf = (beginnings: string[], letters: string, endings: string) =>
  fc
    .tuple(
      fc.constantFrom('', ...beginnings),
      fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 5 }),
      fc.array(fc.constantFrom(...endings.split(' ')), { maxLength: 3 }),
    )
    .map(([beginning, middle, found]) => beginning + middle.join('') + found.join(''))

/** The library is the reference; docs/decisions/0010-own-stemmers.md says why the product does not load it. */
describe('agrees with snowball-stemmers', () => {
  const [english, russian] = [newStemmer('english'), newStemmer('russian')]
  const numRuns = 2000

  it('on generated English words', () => {
    const word = wordOf(['gener', 'commun', 'arsen'], 'aeiouybcdlnrstwx', englishEndings)
    fc.assert(
      fc.property(word, made => {
        expect(stemEnglish(made)).toBe(english.stem(made))
      }),
      { numRuns },
    )
  })

  it('on generated Russian words', () => {
    const word = wordOf([], 'аеиоуыэюябвгдйклмнпрстшщьъ', russianEndings)
    fc.assert(
      fc.property(word, made => {
        expect(stemRussian(made)).toBe(russian.stem(made))
      }),
      { numRuns },
    )
  })

  it('on the words of the glossary', () => {
    const words = new Set(
      glossary
        .join(' ')
        .toLowerCase()
        .replaceAll('ё', 'е')
        .match(/\p{L}+/gu),
    )
    expect(words.size).toBeGreaterThan(1000)
    for (const word of words) expect(stemOf(word)).toBe((/[а-я]/.test(word) ? russian : english).stem(word))
  })
})
