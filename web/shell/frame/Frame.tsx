import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'

export type FrameKind = 'app' | 'visitor' | 'plain'

/** Separate chunks: landing and login have their own frames. */
const frames = {
  app: lazyComponent(() => import('./AppFrame.tsx'), 'AppFrame'),
  visitor: lazyComponent(() => import('./VisitorFrame.tsx'), 'VisitorFrame'),
  plain: lazyComponent(() => import('./PlainFrame.tsx'), 'PlainFrame'),
}

export const preloadFrame = (kind: FrameKind): Promise<unknown> => frames[kind].preload()

/** Frame of a screen. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  const Around = frames[kind]
  return (
    <Suspense fallback={null}>
      <Around>{children}</Around>
    </Suspense>
  )
}
