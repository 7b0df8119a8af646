// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { openPage } from '#web/testing/page.ts'
import type { RelevanceLevel } from './Overlap.tsx'

let root: Root
afterEach(() => act(async () => root.unmount()))

async function open(level: RelevanceLevel | null, reason = 'Also in Berlin. Mai: “Gardener”.') {
  openPage({}, {}, '/my_communities')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['ui'])
  const [{ createRoot }, { ReasonBox }] = await Promise.all([import('react-dom/client'), import('./ReasonBox.tsx')])
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<ReasonBox reason={reason} level={level} />))
  return [...document.querySelectorAll('p')].map(part => part.textContent)
}

it.each([
  ['HIGH', 'Why you two'],
  ['MEDIUM', 'Why you two'],
  ['LOW', 'Why take a look'],
  [null, 'Why you two'],
] as const)('a reason of level %s has the title %s', async (level, title) => {
  expect(await open(level)).toEqual([title, 'Also in Berlin. Mai: “Gardener”.'])
})

it('no line of a reason begins with a dash', async () => {
  expect((await open('HIGH', 'Ваш запрос — «Ищу юриста».'))[1]).toBe('Ваш запрос\u00a0— «Ищу юриста».')
})
