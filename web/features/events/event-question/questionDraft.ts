import type { AnswerOption, EventQuestion, TranslatedQuestion } from '#contract/events/event-question.ts'
import {
  type AnswerOptionType,
  type EventQuestionType,
  fewestOptions,
  isChoice,
} from '#contract/events/question-fields.ts'
import type { Language } from '#contract/languages.ts'

export type OptionDraft = {
  /** Stays the same while the form is open; `id` only of stored options. */
  key: string
  id: string | null
  text: string
  translation: string
  type: AnswerOptionType
  isVisible: boolean
  isActive: boolean
  group: string
  category: string
}

/** A question in the form: its text in the language of the event, and the translation to the other language. */
export type QuestionDraft = {
  text: string
  translation: string
  type: EventQuestionType
  isRequired: boolean
  isVisible: boolean
  atMost: number
  shownAfterOptionId: string | null
  options: OptionDraft[]
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ru' : 'en')

let lastKey = 0
export const newOption = (): OptionDraft => ({
  key: `new ${++lastKey}`,
  id: null,
  text: '',
  translation: '',
  type: 'PREDEFINED',
  isVisible: true,
  isActive: true,
  group: '',
  category: '',
})

export const newQuestion = (): QuestionDraft => ({
  text: '',
  translation: '',
  type: 'TEXT',
  isRequired: false,
  isVisible: true,
  atMost: 1,
  shownAfterOptionId: null,
  options: [],
})

type Translated = Pick<AnswerOption, 'translations'>
const translationOf = ({ translations }: Translated, language: Language) =>
  translations.find(each => each.language === language)?.translatedText ?? ''

/** `lang`: the language of the event. */
export function draftOf(question: EventQuestion, lang: Language): QuestionDraft {
  const other = otherLanguage(lang)
  return {
    ...question,
    text: translationOf(question, lang) || question.text,
    translation: translationOf(question, other),
    options: question.options.map(option => ({
      ...option,
      key: option.id,
      text: translationOf(option, lang) || option.text,
      translation: translationOf(option, other),
    })),
  }
}

/** What is sent of a draft, to create or update. */
export function sentOf(draft: QuestionDraft, lang: Language) {
  const translationsOf = (translation: string) => [
    { language: otherLanguage(lang), translatedText: translation.trim() },
  ]
  const { text, type, isRequired, isVisible, shownAfterOptionId } = draft
  const options = isChoice(type) ? draft.options : []
  return {
    text: text.trim(),
    type,
    isRequired,
    isVisible,
    shownAfterOptionId,
    atMost: type === 'CHECKBOX' ? Math.min(draft.atMost, Math.max(options.length, 1)) : 1,
    translations: translationsOf(draft.translation),
    options: options.map(({ key: _, id, translation, ...option }) => ({
      ...(id !== null && { id }),
      text: option.text.trim(),
      type: option.type,
      isVisible: option.isVisible,
      isActive: option.isActive,
      group: option.group.trim(),
      category: option.category.trim(),
      translations: translationsOf(translation),
    })),
  }
}

export type DraftProblems = { text?: 'required'; options?: 'twoOptions'; emptyOptions: string[] }

/** What keeps the form from being saved; `emptyOptions` are the keys of options without a text. */
export function problemsOf(draft: QuestionDraft): DraftProblems {
  const options = isChoice(draft.type) ? draft.options : []
  const selectable = options.filter(({ isVisible, isActive }) => isVisible && isActive)
  return {
    ...(draft.text.trim() === '' && { text: 'required' }),
    ...(isChoice(draft.type) && draft.isVisible && selectable.length < fewestOptions && { options: 'twoOptions' }),
    emptyOptions: options.filter(({ text }) => text.trim() === '').map(({ key }) => key),
  }
}

export const hasProblems = ({ text, options, emptyOptions }: DraftProblems): boolean =>
  text !== undefined || options !== undefined || emptyOptions.length > 0

/** The question as a participant would see it. */
export function previewOf(draft: QuestionDraft, language: Language, lang: Language): TranslatedQuestion {
  const pick = (text: string, translation: string) => (language === lang ? text : translation || text)
  const options = draft.options.filter(({ isVisible, isActive, text }) => isVisible && isActive && text.trim() !== '')
  return {
    id: 'preview',
    order: 1,
    translationKey: '',
    text: pick(draft.text, draft.translation),
    type: draft.type,
    isVisible: true,
    isRequired: draft.isRequired,
    atMost: draft.atMost,
    shownAfterOptionId: null,
    options: options.map(({ key, id: _, translation, text, ...option }, index) => ({
      ...option,
      id: key,
      order: index + 1,
      translationKey: '',
      text: pick(text, translation),
    })),
  }
}

/** Another place in a list; out of range, the list stays. */
export function moved<T>(items: T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** Options of the questions before this one; of all for a new one. */
export function conditionsFor(questions: EventQuestion[], questionId: string | null) {
  const index = questions.findIndex(({ id }) => id === questionId)
  return questions
    .slice(0, index < 0 ? undefined : index)
    .filter(({ type }) => isChoice(type))
    .flatMap(question => question.options.map(option => ({ question, option })))
}
