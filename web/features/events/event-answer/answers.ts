import type { SentAnswer } from '#contract/events/event-answer.ts'
import type { TranslatedQuestion } from '#contract/events/event-question.ts'
import { isChoice, questionLimits } from '#contract/events/question-fields.ts'

/** What the participant has entered for a question. */
export type Draft = { text: string; optionIds: string[]; isSaved: boolean }
/** By question id. */
export type Drafts = Record<string, Draft>

export const noDraft: Draft = { text: '', optionIds: [], isSaved: true }

type Given = { questionId: string; type: string; freeText: string; optionIds: string[] }

/** Saved answers to the questions as they are now; options that are gone cannot stay selected. */
export function draftsOf(questions: TranslatedQuestion[], answers: Given[]): Drafts {
  const pairs = questions.flatMap((question): [string, Draft][] => {
    const given = answers.find(({ questionId }) => questionId === question.id)
    if (!given || given.type !== question.type) return []
    const known = new Set(question.options.map(({ id }) => id))
    return [
      [question.id, { text: given.freeText, optionIds: given.optionIds.filter(id => known.has(id)), isSaved: true }],
    ]
  })
  return Object.fromEntries(pairs)
}

export const isAnswered = (draft: Draft | undefined): boolean =>
  draft !== undefined && (draft.text.trim() !== '' || draft.optionIds.length > 0)

/** Questions that are asked with these answers: a condition is an option of an earlier question that is asked itself. */
export function applicable(questions: TranslatedQuestion[], drafts: Drafts): TranslatedQuestion[] {
  const selected = new Set<string>()
  return questions.filter(({ id, type, shownAfterOptionId }) => {
    if (shownAfterOptionId !== null && !selected.has(shownAfterOptionId)) return false
    if (isChoice(type)) for (const optionId of drafts[id]?.optionIds ?? []) selected.add(optionId)
    return true
  })
}

export type AnswerProblem = 'required' | 'tooLong' | 'ownText'

/** Why the participant cannot continue; null when they can. */
export function problemOf(question: TranslatedQuestion, draft: Draft): AnswerProblem | null {
  if (isTextShown(question, draft) && [...draft.text.trim()].length > questionLimits.answer) return 'tooLong'
  if (isChoice(question.type)) {
    if (draft.optionIds.length === 0) return question.isRequired ? 'required' : null
    return isTextShown(question, draft) && draft.text.trim() === '' ? 'ownText' : null
  }
  return question.isRequired && draft.text.trim() === '' ? 'required' : null
}

/** Whether a text is asked for: by the question, or beside a selected option. */
export const isTextShown = ({ type, options }: TranslatedQuestion, { optionIds }: Draft): boolean =>
  !isChoice(type) || options.some(option => option.type === 'TEXT' && optionIds.includes(option.id))

/** Answers to send; null when everything is saved. What cannot be saved yet waits. */
export function unsavedAnswers(questions: TranslatedQuestion[], drafts: Drafts): SentAnswer[] | null {
  const unsaved = applicable(questions, drafts).flatMap(question => {
    const draft = drafts[question.id]
    if (!draft || draft.isSaved || problemOf(question, draft) !== null) return []
    const text = isTextShown(question, draft) ? draft.text.trim() : ''
    return [{ questionId: question.id, text, optionIds: draft.optionIds }]
  })
  return unsaved.length > 0 ? unsaved : null
}

/** Marks answers as saved that did not change meanwhile. */
export function markSaved(drafts: Drafts, sent: SentAnswer[]): Drafts {
  const saved = sent.flatMap(({ questionId, text, optionIds }): [string, Draft][] => {
    const draft = drafts[questionId]
    const isSame = draft && (draft.text.trim() === text || text === '') && draft.optionIds.join() === optionIds.join()
    return isSame ? [[questionId, { ...draft, isSaved: true }]] : []
  })
  return { ...drafts, ...Object.fromEntries(saved) }
}

/** Selects or deselects an option. */
export function toggle(question: TranslatedQuestion, { optionIds }: Draft, id: string, isOn: boolean): string[] {
  if (question.type === 'RADIO') return isOn ? [id] : []
  const others = optionIds.filter(each => each !== id)
  return isOn ? [...others, id] : others
}

/** Options under their headings, in order; those without a group have an empty one. */
export function groupsOf(
  options: TranslatedQuestion['options'],
): { group: string; options: TranslatedQuestion['options'] }[] {
  const groups: { group: string; options: TranslatedQuestion['options'] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.options.push(option)
    else groups.push({ group: option.group, options: [option] })
  }
  return groups
}

/** Possible years, latest first. */
export const yearsTo = (thisYear: number): string[] =>
  Array.from({ length: thisYear - questionLimits.firstYear + 1 }, (_, back) => String(thisYear - back))
