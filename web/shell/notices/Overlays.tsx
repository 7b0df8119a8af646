import { type ComponentType, Suspense, useLayoutEffect, useState } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { broadcast, listen } from '#web/lib/events.ts'
import { useSession } from '#web/lib/session/session.ts'

const Toasts = lazyComponent(() => import('./Toasts.tsx'), 'Toasts')
const Palette = lazyComponent(() => import('../palette/Palette.tsx'), 'Palette')
const ContactSheet = lazyComponent(() => import('./ContactSheet.tsx'), 'ContactSheet')

/** Overlays of any screen. Toasts are loaded after the first paint, the others on first use. */
export function Overlays() {
  return (
    <>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
      <Opened by="openContact" what={ContactSheet} />
    </>
  )
}

/** Stands inside the capabilities' provider, because it lists their places and commands. */
export function PaletteOverlay() {
  const { status } = useSession()
  // Before the screen is painted: a key that is pressed as soon as it is seen is not lost on a slow machine.
  useLayoutEffect(() => (status === 'signedIn' ? onPaletteKey() : undefined), [status])
  return <Opened by="openPalette" what={Palette} />
}

function Opened({
  by,
  what: What,
}: {
  by: 'openPalette' | 'openContact'
  what: ComponentType<{ onClose: () => void }>
}) {
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => listen(by, () => setIsOpen(true)), [by])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <What onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}

/** Ctrl+K or Command+K, whatever has focus. */
function onPaletteKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return
    event.preventDefault()
    broadcast('openPalette')
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
