// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventQuestion } from '#contract/events/event-question.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { enter, fieldOf, find, openSignedIn, press, settle, shown } from '#web/testing/signedInPage.tsx'

const id = '00000000-0000-7000-8000-000000000e01'
const base = `/api/event/${id}/onboarding`
const failed = { status: 500, body: { message: 'Broken', code: 1000, status: 500 } }
const event = {
  id,
  slug: 'tea',
  title: 'Tea evening',
  lang: 'en',
  enableOnboarding: true,
  can: { manage: true, delete: true },
}

const option = (optionId: string, text: string) => ({
  id: optionId,
  order: 1,
  text,
  translationKey: optionId,
  type: 'PREDEFINED' as const,
  isVisible: true,
  isActive: true,
  group: '',
  category: '',
  translations: [],
})
const question = (questionId: string, own: Partial<EventQuestion> = {}): EventQuestion => ({
  id: questionId,
  order: 1,
  text: 'Tea or coffee?',
  translationKey: questionId,
  type: 'RADIO',
  isVisible: true,
  isRequired: true,
  atMost: 1,
  shownAfterOptionId: null,
  options: [option('tea', 'Tea'), option('coffee', 'Coffee')],
  translations: [],
  answers: 0,
  ...own,
})
const all = (...items: unknown[]) => ({ body: { items, next: null, total: items.length } })
const first = question('q1')
const second = question('q2', {
  order: 2,
  text: 'Milk?',
  type: 'TEXT',
  options: [],
  shownAfterOptionId: 'tea',
  answers: 2,
})
const vera = {
  participantId: '00000000-0000-7000-8000-0000000000b1',
  slug: 'vera',
  firstName: 'Vera',
  lastName: 'Ivanova',
  position: '',
  company: '',
  avatarUrl: null,
}
const answer = {
  id: 'a1',
  questionId: 'q1',
  participantId: vera.participantId,
  type: 'RADIO',
  question: 'Tea or coffee?',
  text: 'Tea',
  freeText: '',
  optionIds: ['tea'],
  answeredAt: '2026-11-15T10:00:00.000Z',
}
const statistics = {
  totalParticipants: 8,
  started: 6,
  completed: 4,
  completionRate: 0.5,
  averageSeconds: 130,
  medianSeconds: 45,
  questions: [
    {
      questionId: 'q1',
      question: 'Tea or coffee?',
      type: 'RADIO',
      isRemoved: false,
      answers: 4,
      stoppedHere: 2,
      options: [
        { optionId: 'tea', text: 'Tea', isRemoved: false, count: 3 },
        { optionId: 'coffee', text: 'Coffee', isRemoved: false, count: 1 },
      ],
      years: [],
      texts: 0,
    },
  ],
}

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({ '/api/event/tea': { body: event }, [`GET ${base}/questions`]: all(first, second) })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})
const open = async (path = '/event/tea/questions') => {
  root = await openSignedIn(server, path, ['events', 'eventQuestions', 'eventAnswers'])
}
const sent = (method: string, path: string) => {
  const call = server.received.findLast(each => each.method === method && each.path === base + path)
  return call?.body ? JSON.parse(call.body) : undefined
}

describe('the questions of an event', () => {
  it('are listed with their kind, condition and answers', async () => {
    await open()
    await shown('Tea or coffee?')
    await shown('One option · 2 options')
    await shown('Only after “Tea” in question 1')
    await shown('2 answers')
  })

  it('are not shown to those who do not organise the event', async () => {
    server.answers['/api/event/tea'] = { body: { ...event, can: { manage: false, delete: false } } }
    await open()
    await shown('You have no access to this area')
    expect(server.received.some(({ path }) => path === `${base}/questions`)).toBe(false)
  })

  it('of an unknown event say so', async () => {
    await open('/event/other/questions')
    await shown('We could not find this event')
  })

  it('that did not load are loaded again', async () => {
    server.answers[`GET ${base}/questions`] = failed
    await open()
    await shown('The questions could not be loaded.')
    server.answers[`GET ${base}/questions`] = all(first)
    await press('Try again')
    await shown('Tea or coffee?')
  })

  it('say when the event does not ask them', async () => {
    server.answers['/api/event/tea'] = { body: { ...event, enableOnboarding: false } }
    await open()
    await shown('The questions are switched off')
  })

  it('are moved by buttons, and the new place is announced', async () => {
    server.answers[`PUT ${base}/questions/order`] = all({ ...second, order: 1 }, { ...first, order: 2 })
    await open()
    await press('Move question 2 up')
    await settle(() => expect(sent('PUT', '/questions/order')).toEqual({ ids: ['q2', 'q1'] }))
    await shown('“Milk?” is now question 1 of 2.')
  })

  it('go back to their order when it is refused, with the reason', async () => {
    const message = 'A question can depend only on an answer to an earlier question.'
    server.answers[`PUT ${base}/questions/order`] = { status: 409, body: { message, code: 1128, status: 409 } }
    await open()
    await press('Move question 1 down')
    await shown('The order was not saved')
    await shown(message)
    await settle(() =>
      expect([...document.querySelectorAll('ol li')].map(row => row.textContent)[0]).toContain('Tea or coffee?'),
    )
  })
})

describe('the form', () => {
  it('creates a question with options in both languages', async () => {
    server.answers[`POST ${base}/questions`] = { body: first }
    await open()
    await press('Add a question')
    await enter('Question in English', 'Red or white?')
    await enter('Question in Russian', 'Красное или белое?')
    await enter('Kind of answer', 'CHECKBOX')
    await enter('Option 1 in English', 'Red')
    await enter('Option 1 in Russian', 'Красное')
    await enter('Option 2 in English', 'White')
    await enter('When to ask', 'tea')
    await press('Save question')
    await shown('Question created')
    expect(sent('POST', '/questions')).toMatchObject({
      text: 'Red or white?',
      type: 'CHECKBOX',
      shownAfterOptionId: 'tea',
      translations: [{ language: 'ru', translatedText: 'Красное или белое?' }],
      options: [
        { text: 'Red', translations: [{ language: 'ru', translatedText: 'Красное' }] },
        { text: 'White', translations: [{ language: 'ru', translatedText: '' }] },
      ],
    })
  })

  it('needs a text of the question and of each option', async () => {
    await open()
    await press('Add a question')
    await enter('Kind of answer', 'RADIO')
    await press('Save question')
    await settle(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(3))
    expect(server.received.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('updates a question, and shows it as the participant sees it', async () => {
    server.answers[`PATCH ${base}/questions/q2`] = { body: second }
    await open()
    await press('Edit question 2')
    await shown('2 people have answered.')
    await enter('Question in English', 'With milk?')
    await act(async () => (await find('input[value=preview]')).click())
    await shown('This is what a participant sees.')
    expect((await find('h3')).textContent).toBe('With milk? *')
    await press('Save question')
    await shown('Question updated')
    expect(sent('PATCH', '/questions/q2')).toMatchObject({ text: 'With milk?', type: 'TEXT', options: [] })
  })

  it('stays open with what was written when the question was not saved', async () => {
    server.answers[`POST ${base}/questions`] = failed
    await open()
    await press('Add a question')
    await enter('Question in English', 'Red or white?')
    await press('Save question')
    await shown('The question was not saved')
    expect((await fieldOf('Question in English')).value).toBe('Red or white?')
  })
})

describe('deleting', () => {
  it('a question asks first, and says that its answers stay', async () => {
    server.answers[`DELETE ${base}/questions/q2`] = { body: {} }
    await open()
    await press('Delete question 2')
    await shown('The 2 answers already given stay')
    await press('Delete question')
    await shown('Question deleted')
  })

  it('a question tells when it failed', async () => {
    server.answers[`DELETE ${base}/questions/q1`] = failed
    await open()
    await press('Delete question 1')
    await press('Delete question')
    await shown('The question was not deleted')
  })

  it.each([
    [{ body: {} }, 'Answer deleted'],
    [failed, 'The answer was not deleted'],
  ])('an answer of a participant, in the dialog with their answers: %#', async (reply, told) => {
    const person = { participant: vera, startedAt: answer.answeredAt, completedAt: null, answers: 1 }
    server.answers[`${base}/participants`] = all(person)
    server.answers[`${base}/user-answers`] = all(answer)
    server.answers[`DELETE ${base}/answers/a1`] = reply
    await open('/event/tea/questions?tab=answers')
    await shown('Not finished')
    await press('Answers of Vera Ivanova')
    await press('Delete the answer to “Tea or coffee?”')
    await press('Delete answer')
    await shown(told)
  })
})

describe('the tab with the answers', () => {
  it('lists them by question', async () => {
    server.answers[`${base}/participants`] = all()
    server.answers[`${base}/statistics`] = { body: statistics }
    server.answers[`${base}/answers`] = all({ ...answer, participant: vera })
    await open('/event/tea/questions?tab=answers')
    await shown('No answers yet')
    await act(async () => (await find('input[value=question]')).click())
    await find('button', 'Delete the answer of Vera Ivanova')
    expect(server.received.findLast(({ path }) => path === `${base}/answers`)?.query.get('questionId')).toBe('q1')
  })

  it('loads participants and answers again after a failure', async () => {
    server.answers[`${base}/participants`] = failed
    await open('/event/tea/questions?tab=answers')
    await shown('The participants could not be loaded.')
    const person = { participant: vera, startedAt: answer.answeredAt, completedAt: answer.answeredAt, answers: 1 }
    server.answers[`${base}/participants`] = all(person)
    server.answers[`${base}/user-answers`] = failed
    await press('Try again')
    await press('Answers of Vera Ivanova')
    await shown('The answers could not be loaded.')
    server.answers[`${base}/user-answers`] = all(answer)
    await press('Try again')
    await find('button', 'Delete the answer to “Tea or coffee?”')
  })
})

describe('the statistics', () => {
  it('show figures and a labelled chart per question', async () => {
    server.answers[`${base}/statistics`] = { body: statistics }
    await open('/event/tea/questions?tab=statistics')
    await settle(() => {
      const figures = [...document.querySelectorAll('dl > *')].map(each => each.textContent)
      expect(figures).toEqual([
        'Participants8',
        'Opened the questions6',
        'Completed4',
        'Completion rate50%',
        'Average time2 min 10 s',
        'Median time45 s',
      ])
    })
    const chart = await find('ul', 'Tea or coffee?')
    expect([...chart.querySelectorAll('li')].map(each => each.textContent)).toEqual(['Tea3 · 75%', 'Coffee1 · 25%'])
    const stops = await find('ul', 'Where people stop')
    expect(stops.textContent).toBe('Tea or coffee?2 · 100%')
  })

  it('are loaded again after a failure', async () => {
    server.answers[`${base}/statistics`] = failed
    await open('/event/tea/questions?tab=statistics')
    await shown('The statistics could not be loaded.')
    server.answers[`${base}/statistics`] = { body: statistics }
    await press('Try again')
    await shown('Completion rate')
  })
})
