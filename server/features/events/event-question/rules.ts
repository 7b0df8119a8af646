import type { AnswerOption, EventQuestion, TranslatedQuestion } from '#contract/events/event-question.ts'
import { fewestOptions, isChoice } from '#contract/events/question-fields.ts'
import type { Language } from '#contract/languages.ts'

/** What conditions between questions depend on. */
export type Conditioned = Pick<EventQuestion, 'id' | 'type' | 'shownAfterOptionId'> & { options: { id: string }[] }

/** Ids of the questions, in this order, whose condition is no option of an earlier choice question. */
export function brokenConditions(questions: Conditioned[]): string[] {
  const earlier = new Set<string>()
  return questions.flatMap(({ id, type, shownAfterOptionId, options }) => {
    const isBroken = shownAfterOptionId !== null && !earlier.has(shownAfterOptionId)
    if (isChoice(type)) for (const option of options) earlier.add(option.id)
    return isBroken ? [id] : []
  })
}

export const canSelect = ({ isVisible, isActive }: Pick<AnswerOption, 'isVisible' | 'isActive'>): boolean =>
  isVisible && isActive

type Asked = Pick<EventQuestion, 'type' | 'isVisible'> & { options: Pick<AnswerOption, 'isVisible' | 'isActive'>[] }

export const hasEnoughOptions = ({ type, options }: Asked): boolean =>
  !isChoice(type) || options.filter(canSelect).length >= fewestOptions

/** Whether participants are asked, as far as it does not depend on their answers. */
export const isAsked = (question: Asked): boolean => question.isVisible && hasEnoughOptions(question)

/** Whether these are the same ids, each once. */
export const isSameSet = (ids: string[], known: string[]): boolean =>
  ids.length === known.length && new Set(ids).size === ids.length && ids.every(id => known.includes(id))

type Texts = { text: string; translations: { language: Language; translatedText: string }[] }
/** `lang`: the language in which the texts of the event are written. */
export type Languages = { language: Language; defaultLanguage?: Language | undefined; lang: Language }

/** In the language if there is such a text, else in the default language, else as written. */
export function textIn({ text, translations }: Texts, { language, defaultLanguage, lang }: Languages): string {
  const find = (wanted: Language | undefined) =>
    translations.find(each => each.language === wanted)?.translatedText || (wanted === lang ? text : undefined)
  return find(language) ?? find(defaultLanguage) ?? text
}

export function translate(question: EventQuestion, languages: Languages): TranslatedQuestion {
  const { translations: _, answers: __, ...rest } = question
  return {
    ...rest,
    text: textIn(question, languages),
    options: question.options.map(({ translations, ...option }) => ({
      ...option,
      text: textIn({ text: option.text, translations }, languages),
    })),
  }
}
