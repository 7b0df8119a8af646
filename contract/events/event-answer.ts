import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, list, nothing, paging, text } from '../shapes.ts'
import { eventKey, eventPerson, myParticipation } from './event.ts'
import { eventQuestionTypes, questionLimits } from './question-fields.ts'

export const eventAnswer = z.strictObject({
  id,
  questionId: id,
  participantId: id,
  type: z.enum(eventQuestionTypes),
  /** The question as it was asked. */
  question: z.string(),
  /** The answer as text: free text, year, or the selected options. */
  text: z.string(),
  /** What the participant wrote: the whole answer, or the text beside a selected option. */
  freeText: z.string(),
  optionIds: z.array(id),
  answeredAt: instant,
})
export type EventAnswer = z.infer<typeof eventAnswer>

const answerOfPerson = eventAnswer.extend({ participant: eventPerson })
export type AnswerOfPerson = z.infer<typeof answerOfPerson>

/** A text or year, or the selected options; an empty one clears the answer. */
const sentAnswer = z.strictObject({
  questionId: id,
  text: text(questionLimits.answer * 2).default(''),
  optionIds: z.array(id).max(questionLimits.options).default([]),
})
export type SentAnswer = z.infer<typeof sentAnswer>

const progress = z.strictObject({
  /** Questions that apply with the answers so far. */
  total: z.number().int(),
  answered: z.number().int(),
  /** Where to continue; null after the last one. */
  nextQuestionId: id.nullable(),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
})
export type EventProgress = z.infer<typeof progress>

const completion = z.strictObject({
  /** Whether every required question that applies is answered. */
  isComplete: z.boolean(),
  completedAt: instant.nullable(),
  /** Required questions without an answer. */
  missing: z.array(id),
  /** The participation, which says what comes next. */
  mine: myParticipation,
})
export type EventCompletion = z.infer<typeof completion>

const answering = z.strictObject({
  participant: eventPerson,
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  answers: z.number().int(),
})
export type Answering = z.infer<typeof answering>

const event = { id: eventKey }

export const eventAnswerApi = {
  start: endpoint({
    call: 'POST /api/event/:id/onboarding/progress',
    access: 'member',
    summary:
      'Note that the caller has opened the questions, which counts for the completion time. Replies with the progress.',
    input: event,
    reply: progress,
    fails: ['EVENT_NOT_FOUND', 'JOIN_FIRST'],
    idempotent: true,
    limit: 'write',
  }),
  submit: endpoint({
    call: 'POST /api/event/:id/onboarding/answers',
    access: 'member',
    summary: "Save the caller's answers to one or several questions. Those that are not sent stay.",
    input: { ...event, answers: z.array(sentAnswer).min(1).max(questionLimits.questions) },
    reply: progress,
    fails: ['EVENT_NOT_FOUND', 'JOIN_FIRST', 'ANSWERS_CLOSED'],
    idempotent: true,
    limit: 'write',
  }),
  listOfUser: endpoint({
    call: 'GET /api/event/:id/onboarding/user-answers',
    access: 'user',
    summary: "List the caller's answers, or with `participantId` those of a participant, for organisers.",
    input: { ...event, participantId: id.optional() },
    reply: list(eventAnswer),
    fails: ['EVENT_NOT_FOUND'],
  }),
  list: endpoint({
    call: 'GET /api/event/:id/onboarding/answers',
    access: 'user',
    summary: 'List answers for organisers, newest first; of one question or one participant if asked.',
    input: { ...event, questionId: id.optional(), participantId: id.optional(), ...paging },
    reply: list(answerOfPerson),
    fails: ['EVENT_NOT_FOUND'],
  }),
  listParticipants: endpoint({
    call: 'GET /api/event/:id/onboarding/participants',
    access: 'user',
    summary: 'List who has opened the questions and how far they are, for organisers; the latest first.',
    input: { ...event, ...paging },
    reply: list(answering),
    fails: ['EVENT_NOT_FOUND'],
  }),
  remove: endpoint({
    call: 'DELETE /api/event/:id/onboarding/answers/:answerId',
    access: 'user',
    summary: "Delete an answer: one's own, or any as an organiser.",
    input: { ...event, answerId: id },
    reply: nothing,
    fails: ['EVENT_NOT_FOUND'],
    idempotent: true,
    limit: 'write',
  }),
  progress: endpoint({
    call: 'GET /api/event/:id/onboarding/progress',
    access: 'member',
    summary: 'How many questions the caller has answered, and where to continue.',
    input: event,
    reply: progress,
    fails: ['EVENT_NOT_FOUND', 'JOIN_FIRST'],
  }),
  getCompletion: endpoint({
    call: 'GET /api/event/:id/onboarding/completion',
    access: 'member',
    summary: 'Whether the caller has answered every required question.',
    input: event,
    reply: completion,
    fails: ['EVENT_NOT_FOUND', 'JOIN_FIRST'],
  }),
  complete: endpoint({
    call: 'POST /api/event/:id/onboarding/completion',
    access: 'member',
    summary: 'Finish the questions, so that the participation goes on to its next step.',
    input: event,
    reply: completion,
    fails: ['EVENT_NOT_FOUND', 'JOIN_FIRST', 'ANSWERS_CLOSED', 'ANSWER_REQUIRED'],
    idempotent: true,
    limit: 'write',
  }),
}
