import { type Point, worldHeight, worldWidth } from './projection.ts'

/** Visible part of the map: its centre, and pixels per map unit. */
export type View = { x: number; y: number; scale: number }
export type Size = { width: number; height: number }

const closest = 4
/** Scale for a single city. */
const loneCity = 2
const margin = 56

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** The world fills the frame in at least one direction, and its edges stay outside where possible. */
function clampView({ x, y, scale }: View, { width, height }: Size): View {
  const farthest = Math.min(width / worldWidth, height / worldHeight)
  const kept = within(scale, farthest, closest)
  const [halfWidth, halfHeight] = [width / kept / 2, height / kept / 2]
  return {
    scale: kept,
    x: halfWidth * 2 >= worldWidth ? worldWidth / 2 : within(x, halfWidth, worldWidth - halfWidth),
    y: halfHeight * 2 >= worldHeight ? worldHeight / 2 : within(y, halfHeight, worldHeight - halfHeight),
  }
}

/** Fits all points into the frame. */
export function fitView(points: Point[], size: Size): View {
  if (points.length === 0) return clampView({ x: worldWidth / 2, y: worldHeight / 2, scale: 0 }, size)
  const [left, right] = extent(points.map(({ x }) => x))
  const [top, bottom] = extent(points.map(({ y }) => y))
  const across = (size.width - 2 * margin) / Math.max(right - left, 1)
  const down = (size.height - 2 * margin) / Math.max(bottom - top, 1)
  const scale = Math.min(across, down, points.length > 1 ? closest : loneCity)
  return clampView({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, size)
}

const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]

export function zoomView(view: View, factor: number, size: Size, at: Point = view): View {
  return clampView({ x: at.x, y: at.y, scale: view.scale * factor }, size)
}

export function panView(view: View, pixels: Point, size: Size): View {
  return clampView({ ...view, x: view.x - pixels.x / view.scale, y: view.y - pixels.y / view.scale }, size)
}

export const isClosest = ({ scale }: View): boolean => scale >= closest

/** Position of a point in the frame. */
export function toFrame(point: Point, view: View, { width, height }: Size): Point {
  return { x: (point.x - view.x) * view.scale + width / 2, y: (point.y - view.y) * view.scale + height / 2 }
}

export function viewBox({ x, y, scale }: View, { width, height }: Size): string {
  return [x - width / scale / 2, y - height / scale / 2, width / scale, height / scale].join(' ')
}
