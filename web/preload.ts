import { matchPath } from 'react-router'
import type { SessionMode } from './lib/session/redirects.ts'
import { screens } from './routes.tsx'
import { type FrameKind, preloadFrame } from './shell/frame/Frame.tsx'

/** Starts to fetch what this path most likely shows, beside everything else that a page load waits for. */
export function preloadPath(path: string, hasToken: boolean): void {
  const mode: SessionMode = hasToken ? 'member' : 'visitor'
  const screen = screens.find(row => row.openTo.includes(mode) && matchPath(row.path, path))
  const kind: FrameKind = screen?.frame === 'plain' ? 'plain' : hasToken ? 'app' : 'visitor'
  const ignore = () => undefined
  if (screen?.frame !== 'none') preloadFrame(kind).catch(ignore)
  screen?.screen.preload().catch(ignore)
}
