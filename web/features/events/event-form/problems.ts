import { eventLimits } from '#contract/events/event-fields.ts'
import { type EventProblem, eventProblems } from '#contract/events/event-problems.ts'
import { type RepeatProblem, readRepeat } from './repeat.ts'
import { addressFields, type EventValues, type Field, formOf } from './values.ts'

/** Fields in the order of the form: the first with a problem gets the focus. */
const order: Field[] = [
  'title',
  'description',
  'date',
  'startTime',
  'endTime',
  'timeZone',
  'onlineMeetingLink',
  ...addressFields,
  'slug',
  'price',
  'currency',
  'paymentLink',
  'holdMinutes',
  'maxParticipants',
  'waitlist',
  'offerMinutes',
  'maxPlusOnes',
  'repeatFrequency',
  'repeatCount',
  'repeatUntil',
  'organizerContact',
  'translatedTitle',
  'translatedDescription',
]

/** Fields that may be required, with a sentence of their own in the words of the form. */
const required = [
  'title',
  'description',
  'date',
  'startTime',
  'timeZone',
  'onlineMeetingLink',
  'city',
  'country',
  'slug',
  'price',
  'paymentLink',
  'organizerContact',
  'translatedTitle',
  'translatedDescription',
] as const
export type Required = (typeof required)[number]

export type Problems = Partial<Record<Field, EventProblem | RepeatProblem>>

/** What is wrong, by field, in the order of the form; by the rules that the server has too. */
export function findProblems(values: EventValues): Problems {
  const found: Problems = {
    ...eventProblems(formOf(values)),
    ...repeatProblems(values),
    ...translationProblems(values),
  }
  return inOrder(found)
}

function repeatProblems(values: EventValues): Problems {
  const repeat = readRepeat(values)
  return repeat && 'problem' in repeat ? { [repeat.field]: repeat.problem } : {}
}

export const isRepeatProblem = (problem: EventProblem | RepeatProblem): problem is RepeatProblem =>
  problem === 'needsDate' || problem === 'badCount' || problem === 'needsLastDay' || problem === 'tooFew'

/** A translation may be absent, but has both parts. */
function translationProblems({ translatedTitle: title, translatedDescription: description }: EventValues): Problems {
  const found: Problems = {}
  if (title.trim() === '' && description.trim() !== '') found.translatedTitle = 'required'
  if (description.trim() === '' && title.trim() !== '') found.translatedDescription = 'required'
  if (title.trim().length > eventLimits.title) found.translatedTitle = 'titleLength'
  if (description.trim().length > eventLimits.description) found.translatedDescription = 'descriptionLength'
  return found
}

/** Sorted as the form is; what is no field of it comes last. */
export function inOrder<T>(problems: Partial<Record<string, T>>): Partial<Record<string, T>> {
  const place = (field: string) => (order as string[]).indexOf(field) >>> 0
  return Object.fromEntries(Object.entries(problems).sort(([one], [other]) => place(one) - place(other)))
}

export const isNamed = (field: string): field is Required => (required as readonly string[]).includes(field)
