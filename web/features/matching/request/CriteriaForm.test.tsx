// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'
import type { Criteria } from './criteria.ts'

let root: Root
afterEach(() => act(async () => root.unmount()))

const before: Criteria = {
  ...{ lookingFor: 'A mentor', canHelp: '', goal: '', tags: [], everyWeeks: 1, pausedUntil: null },
}

async function open(criteria: Criteria = before, shown = 'Save and search') {
  openPage({}, {}, '/my_communities')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['matching', 'onboarding', 'ui', 'failures'])
  const [{ createRoot }, { ThemeProvider }, { CriteriaForm }, { bootstrap }, { QueryClient, QueryClientProvider }] =
    await Promise.all([
      import('react-dom/client'),
      import('#web/ui/ThemeProvider.tsx'),
      import('./CriteriaForm.tsx'),
      import('#web/lib/browser/bootstrap.ts'),
      import('@tanstack/react-query'),
    ])
  root = createRoot(document.getElementById('root') as HTMLElement)
  const client = new QueryClient()
  client.setQueryData(['topics'], ['Design', 'Tea'])
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <ThemeProvider look={bootstrap.community.brandConfig}>
          <CriteriaForm before={criteria} onDone={() => {}} />
        </ThemeProvider>
      </QueryClientProvider>,
    ),
  )
  // Parts of the form are loaded when it is first shown.
  await eventually(() => act(async () => expect(button(shown)).toBeDefined()))
}

const button = (label: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent?.trim() === label) as HTMLButtonElement

async function type(name: string, text: string) {
  const field = document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`) as HTMLTextAreaElement
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it.each(['goal', 'canHelp', 'lookingFor'])(
  'searches after a change of %s, and says why it cannot before',
  async name => {
    await open()
    const search = button('Save and search')
    expect(search.disabled).toBe(true)
    const why = document.getElementById(search.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toContain('we will search again')
    // The bar with the buttons stays in sight; what comes after it would be below the fold.
    expect(why?.parentElement).toBe(search.parentElement)
    await type(name, 'Two weeks in a design studio')
    expect(button('Save and search').disabled).toBe(false)
  },
)

it('suggests topics that were written about, adds one only when pressed, and then searches', async () => {
  await open()
  expect(button('Design')).toBeUndefined()
  await type('goal', 'Two weeks with a designer')
  await type('goal', 'Two weeks with a designer of tables')
  expect(button('Tea')).toBeUndefined()
  await type('goal', '')
  await type('lookingFor', 'A mentor')
  expect(button('Save and search').disabled).toBe(true)
  await type('goal', 'A designer')
  await act(async () => button('Design').click())
  await type('goal', '')
  expect(button('Save and search').disabled).toBe(false)
})

it('only saves a change of the pace', async () => {
  await open()
  const every2 = document.querySelector<HTMLInputElement>('input[type="radio"][value="2"]') as HTMLInputElement
  await act(async () => every2.click())
  expect(button('Save').disabled).toBe(false)
})

it('says that it does not search during a pause, and offers to end it once there is something to search for', async () => {
  await open({ ...before, pausedUntil: '2099-12-03' }, 'Save')
  const why = () => document.getElementById(button('Save').getAttribute('aria-describedby') ?? '')?.textContent
  expect(button('Save').disabled).toBe(true)
  expect(why()).toBe('Paused until 3 December: we will save your changes and search when the pause is over.')
  expect(button('End the pause and search')).toBeUndefined()
  await type('goal', 'Two weeks in a design studio')
  expect(button('Save').disabled).toBe(false)
  expect(why()).toContain('search when the pause is over')
  expect(button('Save and search')).toBeUndefined()
  expect(button('End the pause and search').disabled).toBe(false)
  await act(async () => button('Remove the pause').click())
  expect(button('End the pause and search')).toBeUndefined()
  expect(button('Save and search').disabled).toBe(false)
})
