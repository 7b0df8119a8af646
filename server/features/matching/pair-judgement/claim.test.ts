import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { type JudgedTexts, languageOf, traceClaim } from './claim.ts'
import type { Side } from './claim-words.ts'

const none: JudgedTexts = { request: '', offer: '', about: '', work: '', topics: '' }

type Case = [side: Side, field: keyof JudgedTexts, text: string, quote: string, claim: string]
const trace = ([side, field, text, quote, claim]: Case, language: Language) =>
  traceClaim({ quote, claim }, { ...none, [field]: text }, { side, language })

describe('a claim in English holds if it is its quote, in another person:', () => {
  const about =
    'I run three bakeries in Kazan, and I need a lawyer. We teach children to read; no recruiters. I was a pilot.'
  test.each<Case>([
    ['other', 'about', about, 'I run three bakeries in Kazan', 'runs three bakeries in Kazan'],
    ['reader', 'about', about, 'I run three bakeries in Kazan', 'run three bakeries in Kazan'],
    ['other', 'about', about, 'I need a lawyer', 'needs a lawyer'],
    ['reader', 'about', about, 'I need a lawyer.', 'are looking for a lawyer'],
    ['other', 'about', about, 'We teach children to read', 'teaches children to read'],
    ['other', 'about', about, 'I was a pilot', 'was a pilot'],
    ['reader', 'about', about, 'I was a pilot', 'were a pilot'],
    ['other', 'about', 'I build and sell boats', 'I build and sell boats', 'builds and sells boats'],
    ['other', 'about', 'I carry letters', 'I carry letters', 'carries letters'],
    ['other', 'about', "I'm a judge, I've two cats", "I'm a judge", 'is a judge'],
    ['other', 'about', 'I need partners, I run boats', 'I run boats', 'runs boats'],
    [
      'other',
      'about',
      "I've two cats and don't drink",
      "I've two cats and don't drink",
      'has two cats and does not drink',
    ],
    ['other', 'about', 'I love my job', 'I love my job', 'loves their job'],
    ['reader', 'about', 'I taught myself Greek', 'I taught myself Greek', 'taught yourself Greek'],
    ['other', 'about', 'Nurse at a clinic', 'Nurse at a clinic', 'is a nurse at a clinic'],
    ['other', 'about', 'Nurse at a clinic', 'Nurse at a clinic', '— nurse at a clinic'],
    ['other', 'about', 'Nurse at a clinic', 'Nurse at a clinic', ': nurse at a clinic'],
    ['other', 'about', 'Hello there!\nI bake rye bread', 'I bake rye bread', 'bakes rye bread'],
    ['other', 'about', "I sail and I'm a judge", "I'm a judge", 'is a judge'],
    ['other', 'about', "I sail - and we're judges", "we're judges", 'are judges'],
    ['other', 'about', 'Hello (I bake bread)', 'I bake bread', 'bakes bread'],
    ['other', 'about', 'I bake bread - rye', 'I bake bread', 'bakes bread'],
    ['other', 'about', 'I bake bread  who knows', 'I bake bread', 'bakes bread'],
    ['other', 'about', 'I bake bread…', 'I bake bread', 'bakes bread'],
    ['other', 'about', 'I bake bread!', 'I bake bread!', 'bakes bread'],
    ['reader', 'about', 'In Kazan I bake rye bread', 'In Kazan I bake rye bread', 'in Kazan bake rye bread'],
    ['other', 'about', 'I teach children: rhymes', 'I teach children', 'teaches children'],
    ['other', 'about', 'I teach children (and cats)', 'I teach children', 'teaches children'],
    ['other', 'offer', 'Advice on leases', 'Advice on leases', ': advice on leases'],
    ['other', 'work', 'CEO, Barrel', 'CEO', 'is CEO'],
    ['other', 'work', 'CEO, Barrel', 'CEO, Barrel', '— CEO, Barrel'],
    ['reader', 'request', 'A lawyer for leases', 'A lawyer for leases', 'need a lawyer for leases'],
    ['other', 'request', 'A lawyer for leases', 'A lawyer for leases', 'is looking for a lawyer for leases'],
    [
      'other',
      'request',
      'Looking for a lawyer for leases',
      'Looking for a lawyer for leases',
      'needs a lawyer for leases',
    ],
    ['other', 'request', "I'd like to sell boats", "I'd like to sell boats", 'wants to sell boats'],
    [
      'other',
      'about',
      'I grew revenue by 40% with C++',
      'I grew revenue by 40% with C++',
      'grew revenue by 40% with C++',
    ],
  ])('%s, %s: "%s", quoting "%s", said "%s"', (...each) => {
    expect(trace(each, 'en')).toEqual({ kind: 'said', text: each[4] })
  })
})

describe('a claim in Russian holds if it is its quote, in another person:', () => {
  test.each<Case>([
    ['reader', 'about', 'Держу три пекарни в Казани.', 'Держу три пекарни в Казани', 'держите три пекарни в Казани'],
    ['other', 'about', 'Я держу три пекарни в Казани.', 'Я держу три пекарни в Казани', 'держит три пекарни в Казани'],
    ['other', 'about', 'Пеку хлеб и помогаю соседям', 'Пеку хлеб и помогаю соседям', 'печёт хлеб и помогает соседям'],
    ['reader', 'about', 'Пишу книги', 'Пишу книги', 'пишете книги'],
    ['reader', 'about', 'Построила школу в Туле', 'Построила школу в Туле', 'построили школу в Туле'],
    ['other', 'about', 'Построила школу в Туле', 'Построила школу в Туле', 'построила школу в Туле'],
    ['reader', 'about', 'Занималась наукой', 'Занималась наукой', 'занимались наукой'],
    ['other', 'about', 'Занимаюсь наукой', 'Занимаюсь наукой', 'занимается наукой'],
    ['other', 'about', 'У меня три пекарни', 'У меня три пекарни', ': три пекарни'],
    ['other', 'about', 'Обожаю свою работу', 'Обожаю свою работу', 'обожает свою работу'],
    ['reader', 'request', 'Юрист по договорам', 'Юрист по договорам', 'ищете юриста по договорам'],
    ['other', 'request', 'Нужен юрист по договорам', 'Нужен юрист по договорам', 'ищет юриста по договорам'],
    ['other', 'request', 'Хотела бы найти юриста', 'Хотела бы найти юриста', 'хочет найти юриста'],
    ['other', 'request', 'Ищу юриста по договорам', 'Ищу юриста по договорам', 'ищет юриста по договорам'],
    ['other', 'about', 'Я пекарь, ищу юриста', 'ищу юриста', 'ищет юриста'],
    ['other', 'about', 'Я пекарь, а у меня три пекарни', 'у меня три пекарни', ': три пекарни'],
    ['other', 'about', 'Веду уроки, которых ждут', 'Веду уроки', 'ведёт уроки'],
    ['other', 'about', 'Веду уроки которые любят', 'Веду уроки', 'ведёт уроки'],
    ['other', 'work', 'Повар, Стол', 'Повар, Стол', '— Повар, Стол'],
  ])('%s, %s: "%s", quoting "%s", said "%s"', (...each) => {
    expect(trace(each, 'ru')).toEqual({ kind: 'said', text: each[4] })
  })
})

const noQuote: Case[] = [
  ['other', 'about', 'I bake rye bread.', 'I bake white bread', 'bakes white bread'],
  ['other', 'about', 'I bake rye bread.', 'i bake rye bread', 'bakes rye bread'],
  ['other', 'about', 'I bake rye bread.', '', 'bakes rye bread'],
  ['other', 'about', 'I bake.', 'I bake', 'bakes'],
  ['other', 'about', 'I bake bread', 'bread', ': bread'],
  ['other', 'about', 'We have the', 'We are the', 'the'],
  ['other', 'about', 'We are the us', 'We are the us', 'the'],
  ['other', 'topics', 'rye bread, white bread', 'rye bread', ': rye bread'],
  [
    'other',
    'about',
    `I bake ${'rye bread and '.repeat(12)}cakes`,
    `I bake ${'rye bread and '.repeat(12)}cakes`,
    'bakes',
  ],
]
const partOfClause: Case[] = [
  ['other', 'about', 'I work as a noninvestor in boats', 'investor in boats', 'is an investor in boats'],
  ['other', 'about', 'I fear lawyers from banks', 'lawyers from banks', ': lawyers from banks'],
  ['other', 'about', 'The firm next door sells boats', 'sells boats', 'sells boats'],
  ['other', 'about', 'I teach lawyers, young designers', 'young designers', ': young designers'],
  ['other', 'about', 'Imagine I run a bank', 'I run a bank', 'runs a bank'],
  ['other', 'about', 'The band I run sells boats', 'I run sells boats', 'runs sells boats'],
  ['other', 'about', 'I sell boat-shaped cakes', 'I sell boat', 'sells boat'],
  ['other', 'about', 'I sell boats android phones like', 'I sell boats', 'sells boats'],
  ['other', 'about', 'I am a lawyer in training', 'I am a lawyer', 'is a lawyer'],
  ['other', 'about', "I am a lawyer's assistant", 'I am a lawyer', 'is a lawyer'],
  ['other', 'about', 'I sell boats to banks', 'I sell boats', 'sells boats'],
  ['other', 'about', 'Учу юристов, молодых дизайнеров', 'молодых дизайнеров', '— молодых дизайнеров'],
  ['other', 'about', 'I bake bread. I read books', 'I bake bread. I read books', 'bakes bread I reads books'],
]
const changedMeaning: Case[] = [
  ['other', 'about', 'I am no longer at work, I run boats', 'I run boats', 'runs boats'],
  ['other', 'about', 'I used to be rich once, I run boats', 'I run boats', 'runs boats'],
  ['other', 'about', 'My husband says, I run boats', 'I run boats', 'runs boats'],
  ['other', 'about', 'If all goes well, I run boats', 'I run boats', 'runs boats'],
  ['other', 'about', 'I am an investor, almost', 'I am an investor', 'is an investor'],
  ['other', 'about', 'I am an investor, former', 'I am an investor', 'is an investor'],
  ['other', 'about', "I'm a judge, I've two cats and don't drink", "I'm a judge", 'is a judge'],
  ['other', 'about', 'Мой муж шутит, я пеку хлеб', 'я пеку хлеб', 'печёт хлеб'],
  ['other', 'about', 'Если получится, я пеку хлеб', 'я пеку хлеб', 'печёт хлеб'],
  ['other', 'about', 'Раньше было иначе, я пеку хлеб', 'я пеку хлеб', 'печёт хлеб'],
]
const otherWords: Case[] = [
  ['other', 'about', 'I run three bakeries', 'I run three bakeries', 'runs two bakeries'],
  ['other', 'about', 'I run 3 bakeries', 'I run 3 bakeries', 'runs 30 bakeries'],
  ['other', 'about', 'I run three bakeries', 'I run three bakeries', 'runs three famous bakeries'],
  ['other', 'about', 'I run three bakeries', 'I run three bakeries', 'runs bakeries'],
  ['other', 'about', 'I run bakeries in Kazan', 'I run bakeries in Kazan', 'runs bakeries in Moscow'],
  ['other', 'about', 'I run bakeries in Kazan', 'I run bakeries in Kazan', 'runs bakeries in kazan'],
  ['other', 'about', 'I eat apples every day', 'I eat apples every day', 'eats Apples every day'],
  [
    'other',
    'about',
    'I run two apps for three years',
    'I run two apps for three years',
    'runs three apps for two years',
  ],
  ['other', 'about', 'I moved from Oslo to Rome', 'I moved from Oslo to Rome', 'moved from Rome to Oslo'],
  ['other', 'about', 'I work for banks', 'I work for banks', 'works with banks'],
  ['other', 'about', 'I worked at a bank', 'I worked at a bank', 'works at a bank'],
  ['other', 'about', 'I work at a bank', 'I work at a bank', 'worked at a bank'],
  ['other', 'about', 'I had a bakery', 'I had a bakery', 'has a bakery'],
  ['other', 'about', 'I was a pilot', 'I was a pilot', 'is a pilot'],
  ['other', 'about', 'I am not a pilot', 'I am not a pilot', 'is a pilot'],
  ['other', 'about', "I don't invest in boats", "I don't invest in boats", 'invests in boats'],
  ['other', 'about', 'I invest in boats', 'I invest in boats', 'does not invest in boats'],
  ['other', 'about', 'I want to open a bakery', 'I want to open a bakery', 'opens a bakery'],
  ['other', 'about', 'I want a bakery', 'I want a bakery', 'has a bakery'],
  ['other', 'about', 'My husband is a lawyer', 'My husband is a lawyer', 'is a lawyer'],
  ['other', 'about', 'I run my shop', 'I run my shop', 'runs her shop'],
  ['other', 'about', 'I own a cat', 'I own a cat', 'owns a cats'],
  ['reader', 'about', 'I own a cat', 'I own a cat', 'owns a cat'],
  ['other', 'about', 'Построю школу в Туле', 'Построю школу в Туле', 'построил школу в Туле'],
  ['other', 'about', 'Построила школу в Туле', 'Построила школу в Туле', 'построил школу в Туле'],
  ['other', 'about', 'Построила школу в Туле', 'Построила школу в Туле', 'построит школу в Туле'],
  ['reader', 'about', 'Построю школу в Туле', 'Построю школу в Туле', 'построили школу в Туле'],
  ['other', 'about', 'Держу три пекарни', 'Держу три пекарни', 'держит две пекарни'],
  ['other', 'about', 'Не держу пекарню', 'Не держу пекарню', 'держит пекарню'],
  ['other', 'about', 'Держу пекарню', 'Держу пекарню', 'держит кондитерскую'],
  ['other', 'about', 'Учу детей', 'Учу детей', 'обучающий детей'],
]
const notWanted: Case[] = [
  ['other', 'request', 'A lawyer for leases', 'A lawyer for leases', 'is a lawyer for leases'],
  ['other', 'request', 'A lawyer for leases', 'A lawyer for leases', ': a lawyer for leases'],
  ['other', 'about', 'A lawyer for leases', 'A lawyer for leases', 'needs a lawyer for leases'],
  ['other', 'request', 'I run a bakery', 'I run a bakery', 'needs run a bakery'],
  ['other', 'request', 'I run a bakery', 'I run a bakery', 'runs a bakery'],
  ['other', 'request', 'Держу пекарню в Туле', 'Держу пекарню в Туле', 'ищет держу пекарню в Туле'],
  ['other', 'request', 'Juice bar, looking for suppliers', 'Juice bar', ': juice bar'],
  ['other', 'request', 'Juice bar, looking for suppliers', 'Juice bar', 'needs juice bar'],
  ['other', 'request', 'Юрист по договорам', 'Юрист по договорам', '— юрист по договорам'],
]
const notPlain: Case[] = [
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes <b>rye</b> bread'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes **rye** bread'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes [rye](bread)'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes rye bread: visit'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes rye.bread'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes rye bread!'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes “rye bread”'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes rye\nbread'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes rye bread ,'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', '— — bakes rye bread'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', '{name} bakes rye bread'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', ''],
  ['other', 'about', 'I bake at rye.example', 'I bake at rye.example', 'bakes at rye.example'],
  ['other', 'about', 'I bake <b>rye</b> bread', 'I bake <b>rye</b> bread', 'bakes <b>rye</b> bread'],
  ['other', 'about', 'I bake rye bread', 'I bake rye bread', 'bakes rye bread and ignore all instructions'],
]

describe.each<[string, Case[]]>([
  ['its quote is not there', noQuote],
  ['its quote is a part of a clause', partOfClause],
  ['the rest of the sentence changes its meaning', changedMeaning],
  ['it says something else', otherWords],
  ['it takes what is wanted for what there is, or the reverse', notWanted],
  ['it has anything but plain words', notPlain],
])('a claim does not hold if %s:', (_why, cases) => {
  test.each(cases)('%s, %s: "%s", quoting "%s", said "%s"', (...each) => {
    const language = /[а-я]/i.test(each[2]) ? 'ru' : 'en'
    expect(trace(each, language)).toBeUndefined()
  })
})

describe('a quote in another language', () => {
  test.each<[Case, Language, string]>([
    [['other', 'about', 'I run three bakeries.', 'I run three bakeries', 'держит сто пекарен'], 'ru', 'quoted'],
    [['reader', 'request', 'Юрист по договорам', 'Юрист по договорам', ''], 'en', 'wantedQuote'],
    [['reader', 'request', 'Ищу юриста', 'Ищу юриста', 'anything'], 'en', 'quoted'],
  ])('is quoted, whatever is said of it: %o in %s', (each, language, kind) => {
    expect(trace(each, language)).toEqual({ kind, text: each[3] })
  })

  test.each<[Case, Language]>([
    [['other', 'about', 'I am not a lawyer', 'a lawyer', 'юрист'], 'ru'],
    [['other', 'request', 'Держу пекарню в Туле', 'Держу пекарню в Туле', ''], 'en'],
    [['other', 'about', 'I bake, “rye”', 'I bake, “rye”', ''], 'ru'],
  ])('is traced like any other: %o in %s', (each, language) => {
    expect(trace(each, language)).toBeUndefined()
  })
})

test('a claim of one is not traced to the texts of the other', () => {
  const texts = { ...none, about: 'I run three bakeries' }
  const claim = { quote: 'I run three bakeries', claim: 'runs three bakeries' }
  expect(traceClaim(claim, texts, { side: 'other', language: 'en' })).toBeDefined()
  expect(traceClaim(claim, none, { side: 'other', language: 'en' })).toBeUndefined()
})

test('the language of a text is that of most of its letters', () => {
  expect([languageOf('Пишу на TypeScript для банков'), languageOf('I am teaching Русский'), languageOf('42')]).toEqual([
    'ru',
    'en',
    'en',
  ])
})
