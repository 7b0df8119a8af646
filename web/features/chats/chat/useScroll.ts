import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type Options = {
  /** Another value: the log starts at another place. */
  opened: number
  startsAt: number | null
  /** Whether the newest message is held. */
  isComplete: boolean
  /** Changes with every change of the rows. */
  rows: unknown
  onNearTop: () => void
  onNearBottom: () => void
  /** The last message that is in sight. */
  onSeen: (number: number) => void
}

const nearPx = 800
const bottomPx = 48

/** Keeps the place of the reader while messages come and go above and below. */
export function useScroll({ opened, startsAt, isComplete, rows, onNearTop, onNearBottom, onSeen }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const anchor = useRef<{ number: string; offset: number; scrollTop: number } | null>(null)
  const isAtEnd = useRef(true)
  const shownFor = useRef(0)
  const [isAtBottom, setAtBottom] = useState(true)

  const look = () => {
    const element = box.current
    if (!element) return
    const { scrollTop, clientHeight, scrollHeight } = element
    const { first, last } = inSight(element)
    anchor.current = first && {
      number: first.dataset.number as string,
      offset: first.offsetTop - scrollTop,
      scrollTop,
    }
    isAtEnd.current = isComplete && scrollHeight - scrollTop - clientHeight < bottomPx
    setAtBottom(isAtEnd.current)
    if (scrollTop < nearPx) onNearTop()
    if (scrollHeight - scrollTop - clientHeight < nearPx) onNearBottom()
    if (last && document.visibilityState === 'visible') onSeen(Number(last.dataset.number))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows say when their places may have changed
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const place = (number: number | string) => element.querySelector<HTMLElement>(`[data-number="${number}"]`)
    if (shownFor.current !== opened) {
      shownFor.current = opened
      const start = startsAt === null ? null : (place(startsAt) ?? place(startsAt + 1))
      // From there to the end, all of it is shown where it fits.
      const isShort = start && isComplete && element.scrollHeight - start.offsetTop <= element.clientHeight
      element.scrollTop = start && !isShort ? start.offsetTop - element.clientHeight / 3 : element.scrollHeight
    } else {
      const held = anchor.current && place(anchor.current.number)
      const scrolled = scrolledSince(element, anchor.current?.scrollTop ?? 0)
      if (isAtEnd.current && scrolled >= 0) element.scrollTop = element.scrollHeight
      else if (anchor.current && held) element.scrollTop = held.offsetTop - anchor.current.offset + scrolled
    }
    look()
  }, [opened, rows])

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let frame = 0
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        latest.current()
      })
    }
    // A keyboard on the screen, or a longer text below, takes room from the log.
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
      soon()
    })
    sizes.observe(element)
    element.addEventListener('scroll', soon, { passive: true })
    document.addEventListener('visibilitychange', soon)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      element.removeEventListener('scroll', soon)
      document.removeEventListener('visibilitychange', soon)
    }
  }, [])
  const latest = useRef(look)
  latest.current = look

  const toEnd = () => {
    isAtEnd.current = true
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  const toNumber = (number: number): boolean => {
    const row = box.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)
    if (!row || !box.current) return false
    isAtEnd.current = false
    box.current.scrollTop = row.offsetTop - box.current.clientHeight / 3
    return true
  }
  return { box, isAtBottom, toEnd, toNumber }
}

/**
 * How far the reader has scrolled since a look: one comes with the next frame, rows may change before it. At the end it is
 * unknown, because rows that went away move the end.
 */
function scrolledSince({ scrollTop, scrollHeight, clientHeight }: HTMLElement, before: number): number {
  return scrollHeight - scrollTop - clientHeight < 1 ? 0 : scrollTop - before
}

/** First and last message between the edges. Rows are in order, so halving finds them. */
function inSight(box: HTMLElement): { first: HTMLElement | null; last: HTMLElement | null } {
  const rows = [...box.querySelectorAll<HTMLElement>('[data-number]')]
  const firstAfter = (y: number) => {
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const row = rows[middle] as HTMLElement
      if (row.offsetTop + row.offsetHeight > y) high = middle
      else low = middle + 1
    }
    return low
  }
  const end = firstAfter(box.scrollTop + box.clientHeight + 1)
  const below = rows[end]
  const isPartly = below !== undefined && below.offsetTop < box.scrollTop + box.clientHeight - 20
  return { first: rows[firstAfter(box.scrollTop)] ?? null, last: rows[isPartly ? end : end - 1] ?? null }
}
