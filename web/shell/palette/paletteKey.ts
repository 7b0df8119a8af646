import { broadcast } from '#web/lib/events.ts'

/** Ctrl+K, or Command+K, whatever has the focus. */
export function onPaletteKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK') return
    event.preventDefault()
    broadcast('openPalette')
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
