// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { chatId } from '#web/testing/chat.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'
import { find, press, settle } from '#web/testing/signedInPage.tsx'

let server: ApiServer
let root: Root
beforeEach(async () => {
  server = await startApiServer()
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

async function open(found: object, manage: boolean): Promise<void> {
  server.answers['GET /api/event/tea/chat'] = { body: found }
  openPage({}, { apiOrigin: server.origin })
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['chats', 'failures'])
  const { setSignedIn } = await import('#web/lib/session/state.ts')
  const { queries } = await import('#web/lib/calls/queryClient.ts')
  const { navigator, useCurrentLocation } = await import('#web/lib/browser/navigation.ts')
  const { Router } = await import('react-router')
  const { ThemeProvider } = await import('#web/ui/ThemeProvider.tsx')
  const { buildCommunity } = await import('#web/testing/community.ts')
  const { EventChatLink } = await import('./EventChatLink.tsx')
  const { createRoot } = await import('react-dom/client')
  setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_CHAT'] })
  const Page = () => (
    <Router location={useCurrentLocation().location} navigator={navigator}>
      <EventChatLink event={{ id: 'tea', can: { manage } }} />
    </Router>
  )
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <ThemeProvider look={buildCommunity().brandConfig}>
        <QueryClientProvider client={queries}>
          <Suspense>
            <Page />
          </Suspense>
        </QueryClientProvider>
      </ThemeProvider>,
    ),
  )
}

it('leads those who are in it to the chat of the event', async () => {
  await open({ chatId, hasChat: true }, false)
  const link = await find('a', 'Open the event chat')
  expect(link.getAttribute('href')).toBe(`/chats/${chatId}`)
})

it('lets organisers create it', async () => {
  await open({ chatId: null, hasChat: false }, true)
  server.answers['POST /api/event/tea/chat'] = { body: { chatId } }
  await press('Create an event chat')
  await settle(() => expect(location.pathname).toBe(`/chats/${chatId}`))
})

it('is not offered to others before there is one', async () => {
  await open({ chatId: null, hasChat: false }, false)
  const { queries } = await import('#web/lib/calls/queryClient.ts')
  await settle(() => expect(queries.getQueryData(['chats', 'event', 'tea'])).toBeDefined())
  expect(document.querySelector('button, a')).toBeNull()
})
