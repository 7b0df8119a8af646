import { type ReactNode, Suspense, useEffect } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { capabilities } from './capabilities.ts'
import { stored } from './lib/browser/storage.ts'
import type { SessionMode } from './lib/session/redirects.ts'
import { useSession } from './lib/session/session.ts'
import type { Session } from './lib/session/state.ts'
import { preloadWords, usePreparedWords } from './lib/words/words.ts'
import { defaultPaths, screens, screensFor } from './routes.ts'
import { CapabilitiesProvider, preload, Slot, slotContents } from './shell/capabilities.tsx'
import type { Screen } from './shell/capability.ts'
import { Frame, type FrameKind, preloadFrame } from './shell/frame/Frame.tsx'
import { ScreenBoundary } from './shell/frame/ScreenBoundary.tsx'
import { useScreenTitle } from './shell/frame/useScreenTitle.ts'
import { PaletteOverlay } from './shell/notices/Overlays.tsx'
import { CardGridSkeleton, FormSkeleton, ListSkeleton, PageSkeleton, ProfileSkeleton } from './ui/Skeletons.tsx'

const placeholders: Record<NonNullable<Screen['placeholder']>, ReactNode> = {
  page: <PageSkeleton />,
  form: <FormSkeleton />,
  list: <ListSkeleton />,
  cards: <CardGridSkeleton />,
  profile: <ProfileSkeleton />,
}

const placeholderOf = ({ placeholder }: Screen): ReactNode => placeholder && placeholders[placeholder]

/** The screen table at work: which screen this path means for this viewer, and what the capabilities put over it. */
export function Screens() {
  return (
    <CapabilitiesProvider capabilities={capabilities}>
      <CurrentScreen />
      <Suspense fallback={null}>
        <Slot name="overlay" />
      </Suspense>
      <PaletteOverlay />
    </CapabilitiesProvider>
  )
}

function CurrentScreen() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session.status === 'loading') return <Waiting path={pathname} />
  if (isOffLimits(pathname, session)) return <Navigate to="/profile" replace />
  const { mode, permissions, isAdmin } = session
  return (
    <Routes>
      {screensFor(mode, permissions, isAdmin).map(screen => (
        <Route key={screen.path} path={screen.path} element={<OpenScreen screen={screen} session={session} />} />
      ))}
      <Route path="*" element={<Navigate to={defaultPaths[mode]} replace />} />
    </Routes>
  )
}

/** With networking off, only the own profile and leaving stay available. */
function isOffLimits(path: string, { isNetworkingOff, user, participant }: Session): boolean {
  if (!isNetworkingOff || !user) return false
  const own = [
    '/profile',
    `/u/${user.userId}`,
    `/u/${participant?.slug}`,
    '/auth-magic',
    '/confirmed',
    '/confirm-recovery',
    '/confirm-link',
    '/confirm-change',
    '/not-me',
    '/settings',
  ]
  return !own.includes(path)
}

function OpenScreen({ screen, session }: { screen: Screen; session: Session }) {
  const { pathname, search, hash } = useLocation()
  useScreenTitle(screen)
  void preloadScreen(screen)
  useEffect(() => {
    if (session.mode === 'visitor' && pathname.startsWith('/event/'))
      stored.redirectAfterLogin.set(pathname + search + hash)
  }, [session.mode, pathname, search, hash])
  return (
    <Framed screen={screen} session={session}>
      <ScreenBoundary path={pathname}>
        <Suspense key={screen.path} fallback={placeholderOf(screen)}>
          <PreparedScreen screen={screen} />
        </Suspense>
      </ScreenBoundary>
    </Framed>
  )
}

/** Waits for all its texts at once, so that no part of it suspends again. */
function PreparedScreen({ screen: { screen: Content, words = [] } }: { screen: Screen }) {
  usePreparedWords(...words)
  return <Content />
}

function Framed({ screen, session, children }: { screen: Screen; session: Session; children: ReactNode }) {
  if (screen.frame === 'none') return children
  if (screen.frame === 'plain') return <Frame kind="plain">{children}</Frame>
  return <Frame kind={session.mode === 'visitor' ? 'visitor' : 'app'}>{children}</Frame>
}

/** Shown until the session is loaded: the likely frame, and the placeholder of the requested screen. */
function Waiting({ path }: { path: string }) {
  const screen = screens.find(row => row.openTo.includes('member') && matchPath(row.path, path))
  const kind = screen?.frame === 'plain' ? 'plain' : 'app'
  return <Frame kind={kind}>{screen ? placeholderOf(screen) : <PageSkeleton />}</Frame>
}

/** Loads what this path most likely shows, before it is known who is here. */
export async function preloadPath(path: string, isVisitor: boolean): Promise<void> {
  const mode: SessionMode = isVisitor ? 'visitor' : 'member'
  const screen = screens.find(row => row.openTo.includes(mode) && matchPath(row.path, path))
  const kind: FrameKind = screen?.frame === 'plain' ? 'plain' : isVisitor ? 'visitor' : 'app'
  await Promise.all([screen?.frame === 'none' ? undefined : preloadFrame(kind), screen && preloadScreen(screen)])
}

/** Script, slot and texts of a screen in parallel. What fails to load is reported where it is rendered. */
const preloadScreen = ({ screen, slot, words = [] }: Screen): Promise<unknown> =>
  Promise.all([
    preload([{ component: screen }, ...(slot ? slotContents(capabilities, slot) : [])]),
    preloadWords(words),
  ])
