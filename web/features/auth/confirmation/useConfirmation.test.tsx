// @vitest-environment happy-dom
import { act, StrictMode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let server: ApiServer
beforeEach(async () => {
  localStorage.clear()
  server = await startApiServer({ 'POST /api/auth/confirm-email': {} })
})
afterEach(() => server.close())

/** Renders the outcome at this path, in StrictMode. */
async function open(path: string) {
  openPage({}, { apiOrigin: server.origin }, path)
  const { createRoot } = await import('react-dom/client')
  const { Router } = await import('react-router')
  const { navigator, useCurrentLocation } = await import('#web/lib/browser/navigation.ts')
  const { useConfirmation } = await import('./useConfirmation.ts')
  const Outcome = () => useConfirmation().outcome
  function Page() {
    const { location, action } = useCurrentLocation()
    return (
      <Router navigator={navigator} location={location} navigationType={action as never}>
        <Outcome />
      </Router>
    )
  }
  const root = document.getElementById('root') as HTMLElement
  await act(async () =>
    createRoot(root).render(
      <StrictMode>
        <Page />
      </StrictMode>,
    ),
  )
  return root
}
const settle = (root: HTMLElement, outcome: string) =>
  eventually(async () => {
    await act(async () => new Promise(resolve => setTimeout(resolve, 10)))
    expect(root.textContent).toBe(outcome)
  })

it('uses the code once and removes it from the address', async () => {
  const root = await open('/confirmed?code=secret')
  expect(location.search).toBe('')
  await settle(root, 'confirmed')
  expect(server.received.map(({ body }) => body)).toEqual(['{"code":"secret"}'])
  expect(history.state.usr).toEqual({ outcome: 'confirmed' })
})

it('distinguishes an invalid code from a server that did not respond', async () => {
  server.answers = { 'POST /api/auth/confirm-email': { status: 400, body: { name: 'INVALID_CODE', code: 1016 } } }
  await settle(await open('/confirmed?code=old'), 'failed')
  server.answers = { 'POST /api/auth/confirm-email': { status: 503 } }
  await settle(await open('/confirmed?code=new'), 'unavailable')
  expect(history.state.usr).toEqual({ code: 'new' })
})

it('does nothing without a code', async () => {
  await settle(await open('/confirmed'), 'none')
  expect(server.received).toEqual([])
})
