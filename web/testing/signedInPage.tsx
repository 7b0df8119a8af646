import type { Root } from 'react-dom/client'
import { expect } from 'vitest'
import type { Toast } from '#web/lib/toasts.ts'
import type { Namespace } from '#web/lib/words/words.ts'
import { act } from '#web/testing/act.ts'
import type { ApiServer } from './apiServer.ts'
import { buildParticipant, buildUser } from './community.ts'
import { eventually } from './eventually.ts'
import { openPage } from './page.ts'

/** Opens a screen as a signed-in member, against a server with scripted responses. */
export async function openSignedIn(server: ApiServer, path: string, words: Namespace[]): Promise<Root> {
  openPage({}, { apiOrigin: server.origin }, path)
  const { stored } = await import('#web/lib/browser/storage.ts')
  stored.token.set('a.b.c')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'failures', ...words])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  await import('#web/Screens.tsx')
  const { useToasts } = await import('#web/lib/toasts.ts')
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  const root = createRoot(document.getElementById('root') as HTMLElement)
  said.clear()
  await act(async () =>
    root.render(
      <>
        <App />
        <Notices useToasts={useToasts} />
      </>,
    ),
  )
  await act(async () => setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: [] }))
  return root
}

/** Titles of the notices since the page was opened: on a slow machine one may close between two looks. */
export const said = new Set<string>()

export function Notices({ useToasts }: { useToasts: () => Toast[] }) {
  const shown = useToasts()
  for (const { title } of shown) said.add(title)
  return null
}

/** Waits for pending renders until the check passes. */
export const settle = (check: () => void): Promise<void> =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })

/** Waits for an element that the selector finds, with this text or label if given. */
export async function find(selector: string, name?: string): Promise<HTMLElement> {
  let found: HTMLElement | undefined
  await settle(() => {
    found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      each => name === undefined || each.getAttribute('aria-label') === name || each.textContent?.trim() === name,
    )
    expect(found, `${selector} ${name ?? ''}`).toBeDefined()
  })
  return found as HTMLElement
}

/** One that is still busy with the press before takes no other. */
export const press = async (name: string): Promise<void> => {
  const button = await find('button:not([disabled])', name)
  await act(async () => button.click())
}

/** Types into a field by its label. */
export async function enter(label: string, text: string): Promise<void> {
  const field = await fieldOf(label)
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  })
}

export async function fieldOf(label: string): Promise<HTMLInputElement> {
  let found: HTMLElement | null = null
  await settle(() => {
    const labelled = [...document.querySelectorAll<HTMLLabelElement>('label')].find(
      each => each.textContent?.replace(' *', '').trim() === label,
    )
    found =
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`) ??
      (labelled?.htmlFor ? document.getElementById(labelled.htmlFor) : (labelled?.querySelector('input') ?? null))
    expect(found, label).not.toBeNull()
  })
  return found as unknown as HTMLInputElement
}

/** Waits until the page says it, or a notice has. */
export const shown = (text: string): Promise<void> =>
  settle(() => expect([document.body.textContent, ...said].join('\n')).toContain(text))
