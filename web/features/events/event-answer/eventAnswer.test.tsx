// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TranslatedQuestion } from '#contract/events/event-question.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { enter, fieldOf, find, openSignedIn, press, settle, shown } from '#web/testing/signedInPage.tsx'

const id = '00000000-0000-7000-8000-000000000e01'
const base = '/api/event/tea/onboarding'
const own = `/api/event/${id}/onboarding`
const event = { id, slug: 'tea', title: 'Tea evening', lang: 'en', enableOnboarding: true, can: { manage: false } }
const failed = { status: 500, body: { message: 'Broken', code: 1000, status: 500 } }
const all = (...items: unknown[]) => ({ body: { items, next: null, total: items.length } })

const option = (optionId: string, text: string, more = {}) => ({
  id: optionId,
  order: 1,
  text,
  translationKey: optionId,
  type: 'PREDEFINED' as const,
  isVisible: true,
  isActive: true,
  group: '',
  category: '',
  ...more,
})
const question = (questionId: string, text: string, more: Partial<TranslatedQuestion>): TranslatedQuestion => ({
  id: questionId,
  order: 1,
  text,
  translationKey: questionId,
  type: 'TEXT',
  isVisible: true,
  isRequired: true,
  atMost: 1,
  shownAfterOptionId: null,
  options: [],
  ...more,
})
const bring = question('bring', 'Do you bring something?', {
  type: 'RADIO',
  options: [option('yes', 'Yes'), option('no', 'No')],
})
const what = question('what', 'What do you bring?', { shownAfterOptionId: 'yes' })
const year = question('year', 'Since when do you come?', { type: 'YEAR', isRequired: false })
const progress = (nextQuestionId: string | null) => ({
  body: { total: 2, answered: 0, nextQuestionId, startedAt: null, completedAt: null },
})
const completion = (state: string, missing: string[] = []) => ({
  body: { isComplete: missing.length === 0, completedAt: null, missing, mine: { state } },
})

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({
    '/api/event/tea': { body: event },
    [`${base}/questions/participant`]: all(bring, what, year),
    [`POST ${base}/progress`]: progress('bring'),
    [`${base}/user-answers`]: all(),
    [`POST ${own}/answers`]: progress(null),
    [`GET ${own}/completion`]: completion('answer'),
    [`POST ${own}/completion`]: completion('approval'),
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})
const open = async () => {
  root = await openSignedIn(server, '/event/tea/answer', ['events', 'eventAnswers'])
}
const title = (text: string) => settle(() => expect(document.querySelector('h1')?.textContent).toContain(text))
const choose = async (value: string) => {
  const radio = await find(`input[value=${value}]`)
  await act(async () => radio.click())
}
const saved = () =>
  server.received
    .filter(({ method, path }) => method === 'POST' && path === `${own}/answers`)
    .flatMap(({ body }) => JSON.parse(body).answers as { questionId: string }[])

describe('the questions of an event', () => {
  it('are asked one by one, saved as they are answered, and end on the page of the event with what is next', async () => {
    await open()
    await title('Do you bring something?')
    await shown('Question 1 of 2')
    await choose('yes')
    await shown('Question 1 of 3')
    await press('Next')
    await title('What do you bring?')
    expect(saved()).toEqual([{ questionId: 'bring', text: '', optionIds: ['yes'] }])
    await enter('Your answer', 'Cherry jam')
    await press('Next')
    await title('Since when do you come?')
    await enter('Year', '2019')
    await press('Finish')
    await settle(() => expect(location.pathname).toBe('/event/tea'))
    await shown('Waiting for approval')
    expect(saved().slice(1)).toEqual([
      { questionId: 'what', text: 'Cherry jam', optionIds: [] },
      { questionId: 'year', text: '2019', optionIds: [] },
    ])
  })

  it.each([
    ['going', 'You are going!'],
    ['pay', 'Now pay to take your place'],
  ])('end with %s', async (state, told) => {
    server.answers[`${base}/questions/participant`] = all(year)
    server.answers[`POST ${base}/progress`] = progress('year')
    server.answers[`POST ${own}/completion`] = completion(state)
    await open()
    await press('Finish')
    await shown(told)
  })

  it('skip what does not apply, and let optional ones be skipped', async () => {
    await open()
    await choose('no')
    await press('Next')
    await title('Since when do you come?')
    await shown('Optional. You can skip it.')
    await press('Back')
    await title('Do you bring something?')
    expect(((await find('input[value=no]')) as HTMLInputElement).checked).toBe(true)
  })

  it('are resumed where they were left, with the answers of another device', async () => {
    server.answers[`POST ${base}/progress`] = progress('what')
    const given = { id: 'a', questionId: 'bring', type: 'RADIO', freeText: '', optionIds: ['yes'], text: 'Yes' }
    server.answers[`${base}/user-answers`] = all(given)
    await open()
    await title('What do you bring?')
    await shown('Question 2 of 3')
  })

  it('need an answer to a required question before continuing', async () => {
    await open()
    await title('Do you bring something?')
    await press('Next')
    await shown('Please answer this question')
    expect(saved()).toEqual([])
  })

  it('limit a free text, with a counter', async () => {
    server.answers[`${base}/questions/participant`] = all({ ...what, shownAfterOptionId: null }, year)
    server.answers[`POST ${base}/progress`] = progress('what')
    await open()
    await enter('Your answer', 'x'.repeat(256))
    await shown('256 / 255')
    await press('Next')
    await shown('No more than 255 characters')
  })

  it('limit how many options are selected', async () => {
    const several = { ...bring, type: 'CHECKBOX', atMost: 1 }
    server.answers[`${base}/questions/participant`] = all(several, year)
    await open()
    await choose('yes')
    await shown('That is the maximum.')
    expect(((await find('input[value=no]')) as HTMLInputElement).disabled).toBe(true)
  })

  it('ask for words beside an option that has a text', async () => {
    const other = { ...bring, options: [option('yes', 'Yes'), option('other', 'Other', { type: 'TEXT' })] }
    server.answers[`${base}/questions/participant`] = all(other, year)
    await open()
    await choose('other')
    await press('Next')
    await shown('Please add a few words to this option')
    await enter('In your words', 'Maybe')
    await press('Next')
    await title('Since when do you come?')
    expect(saved().at(-1)).toEqual({ questionId: 'bring', text: 'Maybe', optionIds: ['other'] })
  })

  it('keep an answer that was not saved, and try again', async () => {
    server.answers[`POST ${own}/answers`] = { status: 503, body: {} }
    await open()
    await choose('no')
    await press('Next')
    await shown('Your answer was not saved')
    expect(((await find('input[value=no]')) as HTMLInputElement).checked).toBe(true)
    server.answers[`POST ${own}/answers`] = progress(null)
    await press('Try again')
    await title('Since when do you come?')
  })

  it('go to a required one that is still open instead of ending', async () => {
    server.answers[`POST ${base}/progress`] = progress('year')
    server.answers[`GET ${own}/completion`] = completion('answer', ['bring'])
    await open()
    await title('Since when do you come?')
    await press('Finish')
    await title('Do you bring something?')
  })

  it('that did not load are loaded again', async () => {
    server.answers[`${base}/user-answers`] = failed
    await open()
    await shown('The questions could not be loaded.')
    server.answers[`${base}/user-answers`] = all()
    await press('Try again')
    await title('Do you bring something?')
  })

  it('are not there for those who have not joined', async () => {
    server.answers[`POST ${base}/progress`] = { status: 409, body: { message: 'Join', code: 1131, status: 409 } }
    await open()
    await title('Nothing to answer')
  })
})

it('the year is one of a list', async () => {
  server.answers[`${base}/questions/participant`] = all(year)
  server.answers[`POST ${base}/progress`] = progress('year')
  await open()
  const years = [...(await fieldOf('Year')).querySelectorAll('option')].map(each => each.value)
  expect(years.slice(0, 2)).toEqual(['', String(new Date().getFullYear())])
  expect(years.at(-1)).toBe('1900')
})
