import { describe, expect, it } from 'vitest'
import type { TranslatedQuestion } from '#contract/events/event-question.ts'
import {
  applicable,
  type Draft,
  draftsOf,
  groupsOf,
  isAnswered,
  isTextShown,
  markSaved,
  noDraft,
  problemOf,
  toggle,
  unsavedAnswers,
  yearsTo,
} from './answers.ts'

const option = (id: string, own: Partial<TranslatedQuestion['options'][number]> = {}) => ({
  id,
  order: 1,
  text: id,
  translationKey: id,
  type: 'PREDEFINED' as const,
  isVisible: true,
  isActive: true,
  group: '',
  category: '',
  ...own,
})
const question = (id: string, own: Partial<TranslatedQuestion> = {}): TranslatedQuestion => ({
  id,
  order: 1,
  text: id,
  translationKey: id,
  type: 'TEXT',
  isVisible: true,
  isRequired: true,
  atMost: 2,
  shownAfterOptionId: null,
  options: [],
  ...own,
})
const draft = (own: Partial<Draft> = {}): Draft => ({ ...noDraft, isSaved: false, ...own })
const bring = question('bring', {
  type: 'RADIO',
  options: [option('yes'), option('no'), option('other', { type: 'TEXT' })],
})
const what = question('what', { shownAfterOptionId: 'yes' })
const both = [bring, what]

describe('applicable', () => {
  it('follows the selected options', () => {
    const ids = (optionIds: string[]) => applicable(both, { bring: draft({ optionIds }) }).map(({ id }) => id)
    expect(ids([])).toEqual(['bring'])
    expect(ids(['no'])).toEqual(['bring'])
    expect(ids(['yes'])).toEqual(['bring', 'what'])
  })
  it('ignores options of a question that is not asked itself', () => {
    const deep = [
      bring,
      question('more', { type: 'RADIO', options: [option('a')], shownAfterOptionId: 'yes' }),
      question('last', { shownAfterOptionId: 'a' }),
    ]
    const drafts = { bring: draft({ optionIds: ['no'] }), more: draft({ optionIds: ['a'] }) }
    expect(applicable(deep, drafts).map(({ id }) => id)).toEqual(['bring'])
  })
})

describe('problemOf', () => {
  it.each([
    [what, draft(), 'required'],
    [what, draft({ text: ' ' }), 'required'],
    [what, draft({ text: 'jam' }), null],
    [what, draft({ text: 'x'.repeat(255) }), null],
    [what, draft({ text: 'x'.repeat(256) }), 'tooLong'],
    [what, draft({ text: '🍵'.repeat(255) }), null],
    [{ ...what, isRequired: false }, draft(), null],
    [bring, draft(), 'required'],
    [{ ...bring, isRequired: false }, draft(), null],
    [bring, draft({ optionIds: ['yes'] }), null],
    [bring, draft({ optionIds: ['other'] }), 'ownText'],
    [bring, draft({ optionIds: ['other'], text: 'kvass' }), null],
    [bring, draft({ optionIds: ['other'], text: 'x'.repeat(256) }), 'tooLong'],
    [bring, draft({ optionIds: ['yes'], text: 'x'.repeat(256) }), null],
  ])('%#', (asked, given, problem) => {
    expect(problemOf(asked, given)).toBe(problem)
  })
})

it('asks for a text where the question or a selected option has one', () => {
  expect(isTextShown(what, noDraft)).toBe(true)
  expect(isTextShown(bring, draft({ optionIds: ['yes'] }))).toBe(false)
  expect(isTextShown(bring, draft({ optionIds: ['other'] }))).toBe(true)
})

it('starts with the saved answers, without options that are gone or answers of another kind', () => {
  const answers = [
    { questionId: 'bring', type: 'RADIO', freeText: '', optionIds: ['yes', 'gone'] },
    { questionId: 'what', type: 'YEAR', freeText: '1999', optionIds: [] },
  ]
  expect(draftsOf(both, answers)).toEqual({ bring: { text: '', optionIds: ['yes'], isSaved: true } })
})

describe('unsavedAnswers', () => {
  it('sends what applies, is valid and is not saved', () => {
    const drafts = { bring: draft({ optionIds: ['yes'], text: 'left' }), what: draft({ text: ' jam ' }) }
    expect(unsavedAnswers(both, drafts)).toEqual([
      { questionId: 'bring', text: '', optionIds: ['yes'] },
      { questionId: 'what', text: 'jam', optionIds: [] },
    ])
    expect(unsavedAnswers(both, { ...drafts, bring: draft({ optionIds: ['no'], isSaved: true }) })).toBeNull()
    expect(unsavedAnswers([what], { what: draft({ text: 'x'.repeat(256) }) })).toBeNull()
  })
  it('keeps answers unsaved that changed meanwhile', () => {
    const drafts = { what: draft({ text: 'newer' }), bring: draft({ optionIds: ['yes'] }) }
    const sent = [
      { questionId: 'what', text: 'older', optionIds: [] },
      { questionId: 'bring', text: '', optionIds: ['yes'] },
    ]
    expect(markSaved(drafts, sent)).toEqual({ what: drafts.what, bring: draft({ optionIds: ['yes'], isSaved: true }) })
  })
})

it('toggles one option of a RADIO and several of a CHECKBOX', () => {
  expect(toggle(bring, draft({ optionIds: ['yes'] }), 'no', true)).toEqual(['no'])
  const several = { ...bring, type: 'CHECKBOX' as const }
  expect(toggle(several, draft({ optionIds: ['yes'] }), 'no', true)).toEqual(['yes', 'no'])
  expect(toggle(several, draft({ optionIds: ['yes', 'no'] }), 'yes', false)).toEqual(['no'])
})

it('lists options under their headings', () => {
  const options = [option('a', { group: 'Hot' }), option('b', { group: 'Hot' }), option('c')]
  expect(groupsOf(options).map(({ group, options: inside }) => [group, inside.length])).toEqual([
    ['Hot', 2],
    ['', 1],
  ])
})

it('knows what is an answer, and offers years up to this one', () => {
  expect(
    [undefined, noDraft, draft({ text: ' ' }), draft({ text: 'a' }), draft({ optionIds: ['a'] })].map(isAnswered),
  ).toEqual([false, false, false, true, true])
  expect([yearsTo(2026)[0], yearsTo(2026).at(-1)]).toEqual(['2026', '1900'])
})
