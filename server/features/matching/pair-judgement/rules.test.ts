import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { JudgedTexts } from './claim.ts'
import {
  hashOf,
  judgedRate,
  judgedTextsOf,
  languageModelOf,
  type ModelJudgement,
  readJudgement,
  saysNothing,
  tracedSentence,
} from './rules.ts'

const none: JudgedTexts = { request: '', offer: '', about: '', work: '', topics: '' }

describe('the configured provider', () => {
  const config = {
    LANGUAGE_MODEL_URL: 'http://127.0.0.1/v1',
    LANGUAGE_MODEL_NAME: 'small',
    LANGUAGE_MODEL_TIMEOUT: 100,
  }
  test('has address, key and model', () => {
    const provider = { url: 'http://127.0.0.1/v1', key: 'key', model: 'small', timeoutMs: 100 }
    expect(languageModelOf({ ...config, LANGUAGE_MODEL_KEY: 'key' })).toEqual(provider)
  })
  test.each(['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_NAME'])('is none without %s', name => {
    expect(languageModelOf({ ...config, [name]: undefined })).toBeNull()
  })
})

describe('judged texts', () => {
  const texts = (about: string) => judgedTextsOf({ name: 'Vera', about, tags: [], answers: [] }).about

  test('are the parts of a profile, without name, answers, city and goal', () => {
    const profile = {
      ...{ name: 'Vera', request: 'A lawyer', goal: 'Fame', canHelp: 'Bread', about: 'I bake', position: 'Baker' },
      ...{ company: 'Barrel', city: 'Kazan', tags: ['rye', 'salt'], answers: ['Secret'], isNew: true },
    }
    expect(judgedTextsOf(profile)).toEqual({
      ...{ request: 'A lawyer', offer: 'Bread', about: 'I bake', work: 'Baker, Barrel', topics: 'rye, salt' },
    })
    expect(judgedTextsOf({ name: 'Vera', tags: [], answers: [], company: 'Barrel' })).toEqual({
      ...none,
      work: 'Barrel',
    })
  })

  test.each([
    ['write to vera@example.com now', 'write to … now'],
    ['see https://example.com/vera and www.example.com', 'see … and …'],
    ['call +7 (900) 123-45-67', 'call …'],
    ['call 8 900 123 45 67 or http://example.com/', 'call … or …'],
    ['find @vera_bakes', 'find …'],
    ['I bake\n\nrye   bread ', 'I bake\n\nrye bread'],
    ['40% of 2027', '40% of 2027'],
  ])('have no contacts: %s', (text, expected) => {
    expect(texts(text)).toBe(expected)
  })

  test('are cut', () => {
    expect(texts('a '.repeat(5000))).toHaveLength(2000)
  })

  test('say nothing if all are empty', () => {
    expect(saysNothing(none)).toBe(true)
    expect(saysNothing({ ...none, topics: 'rye' })).toBe(false)
  })

  test('have a hash of both, each in its place', () => {
    const [one, other] = [
      { ...none, about: 'I bake' },
      { ...none, offer: 'I bake' },
    ]
    const hashes = [hashOf(one, other), hashOf(other, one), hashOf(one, one), hashOf(other, other)]
    expect(new Set(hashes).size).toBe(4)
    expect(hashOf({ ...one }, { ...other })).toBe(hashes[0])
  })
})

describe('a reply', () => {
  const replyOf = (content: unknown) => ({ choices: [{ message: { role: 'assistant', content } }] })
  const judged = { verdict: 'fits', reader: [{ quote: 'a', claim: 'b' }], other: [{ quote: 'c', claim: 'd' }] }

  test.each([
    ['JSON', JSON.stringify(judged)],
    ['JSON in a fence', `\`\`\`json\n${JSON.stringify(judged)}\n\`\`\``],
    ['JSON in a plain fence', ` \`\`\`${JSON.stringify(judged)}\`\`\`\n`],
    ['JSON with more than was asked for', JSON.stringify({ ...judged, level: 'HIGH', sentence: 'They fit' })],
  ])('of %s is read', (_title, content) => {
    expect(readJudgement(replyOf(content))).toEqual(judged)
  })

  test.each<[string, unknown, unknown]>([
    ['without claims', { verdict: 'weak' }, { reader: [], other: [] }],
    ['with too many claims', { ...judged, reader: new Array(3).fill(judged.reader[0]) }, { ...judged, reader: [] }],
    ['with a claim that is none', { ...judged, other: [judged.other[0], 'text'] }, { ...judged, other: [] }],
    ['with a number for a quote', { ...judged, other: [{ quote: 7, claim: 'd' }] }, { ...judged, other: [] }],
    ['with claims by name', { ...judged, other: { 0: judged.other[0] } }, { ...judged, other: [] }],
    ['with a quote alone', { ...judged, other: [{ quote: 'c' }] }, { ...judged, other: [{ quote: 'c', claim: '' }] }],
  ])('%s has the rest', (_title, content, expected) => {
    expect(readJudgement(replyOf(JSON.stringify(content)))).toMatchObject(expected as object)
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['text', 'fits'],
    ['no choices', { choices: [] }],
    ['no message', { choices: [{}] }],
    ['no text', replyOf(null)],
    ['parts', replyOf([{ type: 'text', text: JSON.stringify(judged) }])],
    ['words', replyOf('They fit!')],
    ['half a JSON', replyOf('{"verdict": "fits", ')],
    ['a list', replyOf(JSON.stringify([judged]))],
    ['another verdict', replyOf(JSON.stringify({ ...judged, verdict: 'HIGH' }))],
    ['no verdict', replyOf(JSON.stringify({ ...judged, verdict: undefined }))],
    ['a verdict that every object has', replyOf(JSON.stringify({ ...judged, verdict: ['fits'] }))],
  ])('of %s is refused', (_title, reply) => {
    expect(readJudgement(reply)).toBeNull()
  })
})

describe('the sentence', () => {
  const reader = { ...none, request: 'A technical partner for a school', about: 'I teach Greek. I live with two cats.' }
  const other = {
    ...{ ...none, work: 'Engineer, Barrel', offer: 'Ask me about trains' },
    about: 'I built speech recognition for two language apps, and I want a product partner. Прячу клады в лесу.',
  }
  const need = { quote: 'A technical partner for a school', claim: 'need a technical partner for a school' }
  const built = {
    quote: 'I built speech recognition for two language apps',
    claim: 'built speech recognition for two language apps',
  }
  const wants = { quote: 'I want a product partner', claim: 'wants a product partner' }
  const fits: ModelJudgement = { verdict: 'fits', reader: [need], other: [built, wants] }
  const said = (judgement: Partial<ModelJudgement>, language: Language = 'en') =>
    tracedSentence({ ...fits, ...judgement }, { reader, other, language })

  test('names what one wants and what the other has', () => {
    expect(said({})).toBe(
      'You need a technical partner for a school; {name} built speech recognition for two language apps and wants a product partner.',
    )
  })

  test('may have a colon or a dash', () => {
    const work = { quote: 'Engineer, Barrel', claim: ': Engineer, Barrel' }
    expect(said({ other: [work] })).toBe('You need a technical partner for a school; {name}: Engineer, Barrel.')
    expect(said({ other: [{ ...work, claim: '— Engineer, Barrel' }] })).toContain('; {name} — Engineer, Barrel.')
    expect(said({ other: [built, work] })).toBeNull()
  })

  test('quotes what is not in its language', () => {
    const hides = { quote: 'Прячу клады в лесу', claim: 'hides treasures in the forest' }
    expect(said({ other: [hides] })).toBe('You need a technical partner for a school; {name}: “Прячу клады в лесу”.')
    expect(said({}, 'ru')).toBe(
      'Вы ищете: «A technical partner for a school»; {name}: «I built speech recognition for two language apps».',
    )
    expect(
      said(
        { reader: [{ quote: 'I teach Greek', claim: '' }], other: [{ ...hides, claim: 'прячет клады в лесу' }] },
        'ru',
      ),
    ).toBe('Вы пишете: «I teach Greek»; {name} прячет клады в лесу.')
    const swapped = tracedSentence(
      { ...fits, reader: [hides], other: [need] },
      { reader: other, other: reader, language: 'ru' },
    )
    expect(swapped).toBeNull()
    const wanted = tracedSentence(
      { ...fits, reader: [{ ...hides, claim: 'прячете клады в лесу' }], other: [need] },
      { reader: other, other: reader, language: 'ru' },
    )
    expect(wanted).toBe('Вы прячете клады в лесу; {name} ищет: «A technical partner for a school».')
  })

  test.each<[string, Partial<ModelJudgement>]>([
    ['the verdict is weak', { verdict: 'weak' }],
    ['the verdict is accidental', { verdict: 'accidental' }],
    ['nothing is said of the reader', { reader: [] }],
    ['nothing is said of the other', { other: [] }],
    ['one claim of two cannot be traced', { other: [built, { ...wants, claim: 'wants a rich partner' }] }],
    ['the two are swapped', { reader: [built], other: [need] }],
    ['a fact of the reader is said of the other', { other: [{ quote: 'I teach Greek', claim: 'teaches Greek' }] }],
  ])('is none if %s', (_why, judgement) => {
    expect(said(judgement)).toBeNull()
  })

  test('is none if it is too long', () => {
    const long = (word: string) => ({
      quote: `I sell ${word.repeat(12)}`.trim(),
      claim: `sell ${word.repeat(12)}`.trim(),
    })
    const [boats, trains] = [long('red boats '), long('old train ')]
    const pair = { reader: { ...none, about: `${boats.quote}. ${trains.quote}` }, other, language: 'en' as const }
    expect(tracedSentence({ ...fits, reader: [boats], other: [wants] }, pair)).toHaveLength(161)
    expect(tracedSentence({ ...fits, reader: [boats, trains], other: [wants] }, pair)).toBeNull()
  })
})

describe('the rate of a judged pair', () => {
  const sentence = 'You need a lawyer; Vera is a lawyer.'
  test.each([
    ['is kept without a judgement', 75, undefined, 75],
    ['is LOW if it is weak', 75, { verdict: 'weak', sentence: null }, 39],
    ['is LOW if it is accidental', 40, { verdict: 'accidental', sentence: null }, 39],
    ['is not raised if it is weak', 12, { verdict: 'weak', sentence: null }, 12],
    ['is MEDIUM at least if it fits, with a sentence', 12, { verdict: 'fits', sentence }, 40],
    ['is kept if it is higher', 75, { verdict: 'fits', sentence }, 75],
    ['is kept if it fits, without a sentence', 12, { verdict: 'fits', sentence: null }, 12],
    ['is none if there was none', undefined, { verdict: 'fits', sentence }, undefined],
  ] as const)('%s', (_title, rate, judgement, expected) => {
    expect(judgedRate(rate, judgement)).toBe(expected)
  })
})
