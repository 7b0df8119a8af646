import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import type { Namespace } from '#web/lib/words/words.ts'
import { act } from '#web/testing/act.ts'
import type { ApiServer } from './apiServer.ts'
import { buildParticipant, buildUser } from './community.ts'
import { openPage } from './page.ts'
import { Notices, said } from './signedInPage.tsx'

/** Opens one section of a screen as a signed-in member, against a server with scripted responses. */
export async function openSection(
  server: ApiServer,
  words: Namespace[],
  load: () => Promise<ComponentType>,
  settings: Parameters<typeof openPage>[1] = {},
): Promise<Root> {
  openPage({}, { apiOrigin: server.origin, ...settings }, '/settings')
  const { stored } = await import('#web/lib/browser/storage.ts')
  stored.token.set('a.b.c')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['ui', 'failures', ...words])
  const [
    { createRoot },
    { QueryClientProvider },
    { queries },
    { ThemeProvider },
    { bootstrap },
    { setSignedIn },
    router,
  ] = await Promise.all([
    import('react-dom/client'),
    import('@tanstack/react-query'),
    import('#web/lib/calls/queryClient.ts'),
    import('#web/ui/ThemeProvider.tsx'),
    import('#web/lib/browser/bootstrap.ts'),
    import('#web/lib/session/state.ts'),
    import('react-router'),
  ])
  const Section = await load()
  setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: ['CAN_MANAGE_COMMUNITY'] })
  const { Toasts } = await import('#web/shell/notices/Toasts.tsx')
  const { useToasts } = await import('#web/lib/toasts.ts')
  said.clear()
  const root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <ThemeProvider look={bootstrap.community.brandConfig}>
        <router.MemoryRouter>
          <QueryClientProvider client={queries}>
            <Section />
            <Toasts />
            <Notices useToasts={useToasts} />
          </QueryClientProvider>
        </router.MemoryRouter>
      </ThemeProvider>,
    ),
  )
  return root
}
