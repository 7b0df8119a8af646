import { lazy, type ReactNode, Suspense } from 'react'
import { loadChunk } from '#web/lib/browser/chunks.ts'

export type FrameKind = 'app' | 'visitor' | 'plain'

/** Each comes on its own: the landing and the login bring their frames along and need none of these. */
const loaders = {
  app: async () => (await loadChunk(() => import('./AppFrame.tsx'))).AppFrame,
  visitor: async () => (await loadChunk(() => import('./VisitorFrame.tsx'))).VisitorFrame,
  plain: async () => (await loadChunk(() => import('./PlainFrame.tsx'))).PlainFrame,
}

export const preloadFrame = (kind: FrameKind): Promise<unknown> => loaders[kind]()

const frames = {
  app: lazy(async () => ({ default: await loaders.app() })),
  visitor: lazy(async () => ({ default: await loaders.visitor() })),
  plain: lazy(async () => ({ default: await loaders.plain() })),
}

/** What stands around a screen. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  const Around = frames[kind]
  return (
    <Suspense fallback={null}>
      <Around>{children}</Around>
    </Suspense>
  )
}
