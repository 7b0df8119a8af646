// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { addDays, dayOf } from '#web/lib/words/calendar.ts'
import { act } from '#web/testing/act.ts'
import { openPage } from '#web/testing/page.ts'

let root: Root
afterEach(() => act(async () => root.unmount()))

async function open() {
  openPage({}, {}, '/settings')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['network', 'ui'])
  const [{ createRoot }, { ThemeProvider }, { PauseChoice }, { bootstrap }] = await Promise.all([
    import('react-dom/client'),
    import('#web/ui/ThemeProvider.tsx'),
    import('./PauseChoice.tsx'),
    import('#web/lib/browser/bootstrap.ts'),
  ])
  root = createRoot(document.getElementById('root') as HTMLElement)
  const chosen: (string | null)[] = []
  await act(async () =>
    root.render(
      <ThemeProvider look={bootstrap.community.brandConfig}>
        <PauseChoice pausedUntil={null} isBusy={false} onChange={day => chosen.push(day)} />
      </ThemeProvider>,
    ),
  )
  return chosen
}

async function submit(text: string) {
  const input = document.querySelector<HTMLInputElement>('input[aria-label="Pause until"]') as HTMLInputElement
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  await act(async () => {
    write?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
}

it('a pause is typed as a date; other text and a day outside the limits are refused', async () => {
  const chosen = await open()
  const wrong = 'Choose a day between tomorrow and a year from now'
  for (const text of ['soon', '1 Jan 2020']) {
    await submit(text)
    expect(document.body.textContent, text).toContain(wrong)
  }
  const day = addDays(dayOf(new Date()), 30)
  const [year, month, date] = day.split('-')
  await submit(`${date}.${month}.${year}`)
  expect(document.body.textContent).not.toContain(wrong)
  expect(chosen).toEqual([day])
})
