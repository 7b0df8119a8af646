import { type ReactNode, Suspense, useEffect } from 'react'
import { matchRoutes, Navigate, Route, Routes, useLocation } from 'react-router'
import { capabilities } from './capabilities.ts'
import { lazyComponent } from './lib/browser/chunks.ts'
import { stored } from './lib/browser/storage.ts'
import type { SessionMode } from './lib/session/redirects.ts'
import { useSession } from './lib/session/session.ts'
import { chooseOrganiserMode, type Session } from './lib/session/state.ts'
import { preloadWords, usePreparedWords } from './lib/words/words.ts'
import { defaultPaths, screens, screensFor } from './routes.ts'
import { CapabilitiesProvider, preload, Slot, slotContents } from './shell/capabilities.tsx'
import { hasPermission, type Screen } from './shell/capability.ts'
import { Frame, type FrameKind, preloadFrame } from './shell/frame/Frame.tsx'
import { ScreenBoundary } from './shell/frame/ScreenBoundary.tsx'
import { useScreenTitle } from './shell/frame/useScreenTitle.ts'
import { PaletteOverlay } from './shell/notices/Overlays.tsx'
import { CardGridSkeleton, FormSkeleton, ListSkeleton, PageSkeleton, ProfileSkeleton } from './ui/Skeletons.tsx'

const NoPermission = lazyComponent(() => import('./ui/NoPermission.tsx'), 'NoPermission')

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

/** The frame stays while the session is loaded, and so does what was opened or typed in it meanwhile. */
function CurrentScreen() {
  const session = useSession()
  const { pathname } = useLocation()
  const { mode, permissions, isAdmin } = session
  const isLoading = session.status === 'loading'
  const choices = isLoading ? screensOf('member') : screensFor(mode, permissions, isAdmin)
  const screen = screenFor(pathname, choices)
  useReturnToEvent(!isLoading && mode === 'visitor')
  const kind = frameOf(screen, !isLoading && mode === 'visitor')
  if (isLoading)
    return <Frame kind={kind === 'none' ? 'app' : kind}>{screen ? placeholderOf(screen) : <PageSkeleton />}</Frame>
  if (isOffLimits(pathname, session)) return <Navigate to="/profile" replace />
  if (!screen && isForMemberMode(pathname, session)) return <MemberMode />
  if (!screen) return <Navigate to={defaultPaths[mode]} replace />
  const routes = (
    <Routes>
      {choices.map(each => (
        <Route key={each.path} path={each.path} element={<OpenScreen screen={each} />} />
      ))}
    </Routes>
  )
  return kind === 'none' ? routes : <Frame kind={kind}>{routes}</Frame>
}

/** Also of a screen that visitors may not open: they are redirected, and return to it after the login. */
function useReturnToEvent(isVisitor: boolean): void {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (isVisitor && pathname.startsWith('/event/')) stored.redirectAfterLogin.set(pathname + search + hash)
  }, [isVisitor, pathname, search, hash])
}

/** A link to a chat or a profile, as letters and notifications have it, opened by a member who chose organiser mode. */
const isForMemberMode = (path: string, { mode, permissions, isAdmin, hasProfile }: Session): boolean =>
  mode === 'organiser' && hasProfile && screenAt(path, screensFor('member', permissions, isAdmin)) !== undefined

/** Ends organiser mode; the path stays. */
function MemberMode() {
  useEffect(() => chooseOrganiserMode(false), [])
  return <Frame kind="app">{null}</Frame>
}

const screensOf = (mode: SessionMode): Screen[] => screens.filter(({ openTo }) => openTo.includes(mode))

/** The one that `Routes` would choose. */
const screenAt = (path: string, choices: Screen[]): Screen | undefined =>
  matchRoutes(
    choices.map(screen => ({ path: screen.path, handle: screen })),
    path,
  )?.[0]?.route.handle

/** Not the event named "create" for those who may not open the form of a new one. */
function screenFor(path: string, choices: Screen[]): Screen | undefined {
  const screen = screenAt(path, choices)
  return screen?.path === screenAt(path, screens)?.path ? screen : undefined
}

const frameOf = (screen: Screen | undefined, isVisitor: boolean): FrameKind | 'none' =>
  screen?.frame ?? (isVisitor ? 'visitor' : 'app')

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

function OpenScreen({ screen }: { screen: Screen }) {
  const { pathname } = useLocation()
  useScreenTitle(screen)
  void preloadScreen(screen)
  return (
    <ScreenBoundary path={pathname} screen={screen.path}>
      <Suspense key={screen.path} fallback={placeholderOf(screen)}>
        <PreparedScreen screen={screen} />
      </Suspense>
    </ScreenBoundary>
  )
}

/** Waits for all its texts at once, so that no part of it suspends again. */
function PreparedScreen({ screen: { screen: Content, words = [], needs, saysNoPermission } }: { screen: Screen }) {
  const session = useSession()
  usePreparedWords(...words)
  if (saysNoPermission && needs && session.mode !== 'organiser' && !hasPermission(session, needs))
    return <NoPermission />
  return <Content />
}

/** Loads what this path most likely shows, before it is known who is here. */
export async function preloadPath(path: string, isVisitor: boolean): Promise<void> {
  const screen = screenAt(path, screensOf(isVisitor ? 'visitor' : 'member'))
  const kind = frameOf(screen, isVisitor)
  await Promise.all([kind === 'none' ? undefined : preloadFrame(kind), screen && preloadScreen(screen)])
}

/** Script, slot and texts of a screen in parallel. What fails to load is reported where it is rendered. */
const preloadScreen = ({ screen, slot, words = [] }: Screen): Promise<unknown> =>
  Promise.all([
    preload([{ component: screen }, ...(slot ? slotContents(capabilities, slot) : [])]),
    preloadWords(words),
  ])
