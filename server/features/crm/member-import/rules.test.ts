import { describe, expect, test } from 'vitest'
import { explainFields } from '#contract/validation.ts'
import { fieldWords } from '#server/platform/words/words.ts'
import {
  canUndo,
  changesOf,
  checkRow,
  decodeText,
  delimiterOf,
  guessMapping,
  type ImportedMember,
  isNothing,
  isUntouched,
  restoredOf,
  splitName,
  valuesOf,
} from './rules.ts'

const empty: ImportedMember = {
  email: 'ada@example.com',
  firstName: '',
  lastName: '',
  company: '',
  position: '',
  city: '',
  about: '',
  lookingFor: '',
  canHelp: '',
  goal: '',
  tags: [],
  contacts: [],
}
const profileOf = (given: Partial<ImportedMember>) => {
  const { email: _email, contacts: _contacts, ...profile } = { ...empty, ...given }
  return profile
}

describe('a file', () => {
  test.each([
    [new TextEncoder().encode('Почта'), 'Почта'],
    [new Uint8Array([0xcf, 0xee, 0xf7, 0xf2, 0xe0]), 'Почта'],
  ])('is decoded', (bytes, text) => expect(decodeText(bytes)).toBe(text))

  test.each([
    ['a,b,c\n1;2;3;4;5', ','],
    ['a;b;c\n1,2,3,4,5', ';'],
    ['a\tb\tc', '\t'],
    ['"a,b,c,d";e;f', ';'],
    ['email', ','],
    ['', ','],
  ])('%j is delimited by %j', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter))
})

describe('columns', () => {
  test.each([
    [
      ['E-mail', 'First Name', 'Last name'],
      ['email', 'firstName', 'lastName'],
    ],
    [
      ['Электронная почта', 'ФИО', 'Должность', 'Город', 'Могу помочь'],
      ['email', 'fullName', 'position', 'city', 'canHelp'],
    ],
    [
      ['Name', 'Surname', 'Email'],
      ['firstName', 'lastName', 'email'],
    ],
    [
      ['Name', 'Email'],
      ['fullName', 'email'],
    ],
    [
      ['Email', 'Email', 'Shoe size'],
      ['email', null, null],
    ],
    [
      ['Телефон', 'Тг', 'О себе', 'Темы'],
      ['PHONE', 'TELEGRAM', 'about', 'tags'],
    ],
  ])('%j are recognised', (titles, fields) => expect(guessMapping(titles, [])).toEqual(fields))

  test('a column with addresses is the email, whatever its title', () => {
    expect(
      guessMapping(
        ['Who', 'Where to write'],
        [
          ['Ada', ''],
          ['Bo', 'bo@example.com'],
        ],
      ),
    ).toEqual([null, 'email'])
    expect(guessMapping(['Who', 'What'], [['Ada', 'tea']])).toEqual([null, null])
    expect(guessMapping(['Email', 'Second'], [['a@example.com', 'b@example.com']])).toEqual(['email', null])
  })

  test('give the texts of a row, corrections first', () => {
    expect(valuesOf(['email', null, 'city'], [' a@b.de ', 'x'], { city: 'Oslo' })).toEqual({
      email: 'a@b.de',
      city: 'Oslo',
    })
    expect(valuesOf(['email', 'city'], ['a@b.de'], {})).toEqual({ email: 'a@b.de', city: '' })
  })
})

test.each([
  ['Ada Lind', 'Ada', 'Lind'],
  ['Ada', 'Ada', ''],
  ['Lind, Ada', 'Ada', 'Lind'],
  [' Ada  Maria   Lind ', 'Ada', 'Maria Lind'],
  ['', '', ''],
])('the name %j', (fullName, firstName, lastName) => expect(splitName(fullName)).toEqual({ firstName, lastName }))

describe('a row', () => {
  test('with everything is a member', () => {
    const { member } = checkRow({
      email: 'ADA@example.com',
      fullName: 'Ada Lind',
      tags: 'tea; jam, tea|bread',
      TELEGRAM: 'https://t.me/ada_lind',
      PHONE: '',
    })
    expect(member).toEqual({
      ...empty,
      firstName: 'Ada',
      lastName: 'Lind',
      tags: ['tea', 'jam', 'bread'],
      contacts: [{ type: 'TELEGRAM', value: '@ada_lind' }],
    })
  })

  test('a first name of its own stands above the full name', () => {
    expect(checkRow({ email: 'a@b.de', firstName: 'Bo', fullName: 'Ada Lind' }).member).toMatchObject({
      firstName: 'Bo',
      lastName: 'Lind',
    })
  })

  test.each([
    [{ email: 'ada', fullName: 'Ada' }, ['email'], null],
    [{ email: 'a@b.de' }, ['firstName'], 'a@b.de'],
    [{ email: 'a@b.de', firstName: 'see evil.example.com' }, ['firstName'], 'a@b.de'],
    [{ email: 'a@b.de', firstName: 'Ada', about: 'short' }, ['about'], 'a@b.de'],
    [{ email: 'a@b.de', firstName: 'Ada', TELEGRAM: 'javascript:alert(1)' }, ['TELEGRAM'], 'a@b.de'],
    [{ email: 'a@b.de', firstName: 'Ada', tags: 'a,b,c,d,e,f,g,h,i,j,k' }, ['tags'], 'a@b.de'],
    [{ email: '', firstName: 'x'.repeat(81) }, ['email', 'firstName'], null],
  ])('%j has problems with %j', (values, fields, email) => {
    const checked = checkRow(values)
    expect(checked.member).toBeNull()
    if (checked.member) return
    expect(Object.keys(explainFields(checked.error, fieldWords('en'))).sort()).toEqual(fields)
    expect(checked.email).toBe(email)
  })
})

describe('changes of a member who is here already', () => {
  const current = { profile: profileOf({ company: 'Old' }), contacts: { TELEGRAM: '@old_name' } }
  const row: ImportedMember = {
    ...empty,
    company: 'New',
    city: 'Oslo',
    tags: ['tea'],
    contacts: [
      { type: 'TELEGRAM', value: '@new_name' },
      { type: 'PHONE', value: '+79001234567' },
    ],
  }
  test.each([
    ['skip', {}, {}],
    ['fill', { city: 'Oslo', tags: ['tea'] }, { PHONE: '+79001234567' }],
    ['overwrite', { company: 'New', city: 'Oslo', tags: ['tea'] }, { TELEGRAM: '@new_name', PHONE: '+79001234567' }],
  ] as const)('%s', (choice, profile, contacts) => {
    const written = changesOf(choice, current, row)
    expect(written).toEqual({ profile, contacts })
    expect(isNothing(written)).toBe(choice === 'skip')
  })

  test('what is the same or empty is no change', () => {
    expect(isNothing(changesOf('overwrite', current, { ...empty, company: 'Old' }))).toBe(true)
    expect(isNothing({ profile: {}, contacts: { PHONE: '+79001234567' } })).toBe(false)
    const same = { ...empty, contacts: [{ type: 'TELEGRAM' as const, value: '@old_name' }] }
    expect(isNothing(changesOf('overwrite', current, same))).toBe(true)
  })
})

describe('undoing', () => {
  const made = {
    before: { profile: { company: 'Old', city: '' }, contacts: { TELEGRAM: '@old_name', PHONE: null } },
    after: { profile: { company: 'New', city: 'Oslo' }, contacts: { TELEGRAM: '@new_name', PHONE: '+79001234567' } },
  }
  test('restores what is still as the import left it', () => {
    const current = { profile: profileOf({ company: 'New', city: 'Oslo' }), contacts: made.after.contacts }
    expect(restoredOf(made, current)).toEqual({ ...made.before, isWhole: true })
  })

  test('keeps what was changed since', () => {
    const current = { profile: profileOf({ company: 'Third', city: 'Oslo' }), contacts: { PHONE: '+79001234567' } }
    expect(restoredOf(made, current)).toEqual({ profile: { city: '' }, contacts: { PHONE: null }, isWhole: false })
    const third = { profile: profileOf({ company: 'New', city: 'Oslo' }), contacts: { TELEGRAM: '@new_name' } }
    expect(restoredOf(made, third).isWhole).toBe(false)
  })

  test('removes a member who is as imported', () => {
    const member: ImportedMember = {
      ...empty,
      firstName: 'Ada',
      tags: ['tea'],
      contacts: [
        { type: 'TELEGRAM', value: '@ada_lind' },
        { type: 'PHONE', value: '+79001234567' },
      ],
    }
    const contacts = { PHONE: '+79001234567', TELEGRAM: '@ada_lind' }
    expect(isUntouched(member, { profile: profileOf(member), contacts })).toBe(true)
    expect(isUntouched(member, { profile: profileOf({ ...member, goal: 'more' }), contacts })).toBe(false)
    expect(isUntouched(member, { profile: profileOf(member), contacts: { PHONE: '+79001234567' } })).toBe(false)
  })

  test.each([
    ['DONE', '2026-11-01T00:00:00Z', true],
    ['DONE', '2026-10-01T00:00:00Z', false],
    ['DONE', null, false],
    ['UNDONE', '2026-11-01T00:00:00Z', false],
    ['IMPORTING', null, false],
  ])('of an import that is %s since %s: %s', (status, finishedAt, can) =>
    expect(canUndo({ status, finishedAt }, new Date('2026-11-17T00:00:00Z'))).toBe(can),
  )
})
