import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '#web/lib/browser/chunks.ts'
import { listen } from '#web/lib/events.ts'
import { useSession } from '#web/lib/session/session.ts'
import { onPaletteKey } from '../palette/paletteKey.ts'

const Toasts = lazy(async () => ({ default: (await loadChunk(() => import('./Toasts.tsx'))).Toasts }))
const Palette = lazy(async () => ({ default: (await loadChunk(() => import('../palette/Palette.tsx'))).Palette }))
const ContactSheet = lazy(async () => ({ default: (await loadChunk(() => import('./ContactSheet.tsx'))).ContactSheet }))
const PolicyGate = lazy(async () => ({
  default: (await loadChunk(() => import('#web/features/auth/policy/PolicyGate.tsx'))).PolicyGate,
}))

/** What stands over any screen. Toasts are fetched after the first paint, the others when they are first asked for. */
export function Overlays() {
  const { status, user } = useSession()
  useEffect(() => (status === 'signedIn' ? onPaletteKey() : undefined), [status])
  return (
    <>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
      <Opened by="openPalette" what={Palette} />
      <Opened by="openContact" what={ContactSheet} />
      {user?.isPolicyAccepted === false && (
        <Suspense fallback={null}>
          <PolicyGate />
        </Suspense>
      )}
    </>
  )
}

function Opened({
  by,
  what: What,
}: {
  by: 'openPalette' | 'openContact'
  what: ComponentType<{ onClose: () => void }>
}) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => listen(by, () => setIsOpen(true)), [by])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <What onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
