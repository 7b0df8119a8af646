import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Point } from './projection.ts'
import { fitView, panView, type Size, type View, zoomView } from './view.ts'

/** Size of the frame and visible part of the world; initially all cities. */
export function useMapView(points: Point[]) {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [chosen, setChosen] = useState<View | null>(null)
  const grip = useRef<Point | null>(null)

  useEffect(() => {
    if (!frame.current) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])

  const view = size && (chosen ?? fitView(points, size))
  const change = (next: (view: View, size: Size) => View) => {
    if (view && size) setChosen(next(view, size))
  }
  const drag = {
    onPointerDown: (event: PointerEvent) => {
      grip.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      const from = grip.current
      if (!from || buttons === 0) return
      grip.current = { x: clientX, y: clientY }
      change((now, frameSize) => panView(now, { x: clientX - from.x, y: clientY - from.y }, frameSize))
    },
    onPointerUp: () => {
      grip.current = null
    },
  }
  const zoom = (factor: number, at?: Point) => change((now, frameSize) => zoomView(now, factor, frameSize, at))
  return { frame, size, view, drag, zoom }
}
