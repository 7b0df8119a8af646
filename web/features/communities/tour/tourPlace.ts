export type Box = { left: number; top: number; width: number; height: number }
type Size = Pick<Box, 'width' | 'height'>

/** Between the card and what it points at, and between the card and the edge of the window. */
const gap = 16
/** Free space around what the card points at. */
const rim = 4

/** The part of the page that is not dimmed. */
export const spotOf = ({ left, top, width, height }: Box): Box => ({
  left: left - rim,
  top: top - rim,
  width: width + 2 * rim,
  height: height + 2 * rim,
})

/** The corner of the card: to the right of the spot, and within the window. Null if there is no room. */
export function placeBeside(spot: Box, card: Size, frame: Size): Pick<Box, 'left' | 'top'> | null {
  const left = spot.left + spot.width + gap
  if (left + card.width + gap > frame.width) return null
  const middle = spot.top + (spot.height - card.height) / 2
  return { left, top: Math.max(gap, Math.min(middle, frame.height - card.height - gap)) }
}
