import { useEffect, useEffectEvent, useState } from 'react'

type Keys = { ids: string[]; onOpen: (id: string) => void; onToggle: (id: string) => void }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null

/** Arrows or J and K move over the rows, X selects, Enter opens. Returns the row on which the keyboard is. */
export function useTableKeys({ ids, onOpen, onToggle }: Keys): string {
  const [current, setCurrent] = useState('')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // A checkbox has keys of its own, but none of these.
    const isCheckbox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox'
    if (isTyping(event.target) && !isCheckbox) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const step = key === 'j' || key === 'ArrowDown' ? 1 : key === 'k' || key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && ids.length > 0) {
      const place = Math.min(Math.max(ids.indexOf(current) + step, 0), ids.length - 1)
      const next = ids[place] ?? ''
      setCurrent(next)
      document.querySelector(`tr[data-id="${next}"]`)?.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    } else if (key === 'x' && ids.includes(current)) onToggle(current)
    // A focused button or link is pressed instead.
    else if (
      key === 'Enter' &&
      ids.includes(current) &&
      !(event.target instanceof Element && event.target.closest('button, a'))
    )
      onOpen(current)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return current
}
