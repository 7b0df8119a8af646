import { matchPath } from 'react-router'
import { capabilities } from './capabilities.ts'
import type { SessionMode } from './lib/session/redirects.ts'
import { screens } from './routes.ts'
import { partsOf, preload } from './shell/capabilities.tsx'
import { type FrameKind, preloadFrame } from './shell/frame/Frame.tsx'

/** Preloads the chunks that this path most likely needs, in parallel with the page load. */
export function preloadPath(path: string, hasToken: boolean): void {
  const mode: SessionMode = hasToken ? 'member' : 'visitor'
  const screen = screens.find(row => row.openTo.includes(mode) && matchPath(row.path, path))
  const kind: FrameKind = screen?.frame === 'plain' ? 'plain' : hasToken ? 'app' : 'visitor'
  if (screen?.frame !== 'none') preloadFrame(kind).catch(() => undefined)
  if (!screen) return
  preload([{ part: screen.screen }, ...(screen.parts ? partsOf(capabilities, screen.parts) : [])])
}
