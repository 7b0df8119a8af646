export type Box = { left: number; right: number; top: number; bottom: number }

/** Between the toasts and what they stand below. */
export const toastGap = 8

/** Where toasts of this size begin, so that they lie over none of the boxes: at the top, or below the boxes that are there. */
export function toastTop(toasts: Box, boxes: Box[]): number {
  const height = toasts.bottom - toasts.top
  const inColumn = boxes.filter(box => box.left < toasts.right && box.right > toasts.left)
  return inColumn
    .toSorted((one, other) => one.top - other.top)
    .reduce((top, box) => {
      const isBelow = box.top >= top + height
      return isBelow || box.bottom + toastGap <= top ? top : box.bottom + toastGap
    }, toastGap)
}

/** Headers of the page and of dialogs, titles of screens, and what says so of itself: people press there right after a toast came. */
const kept = 'header, h1, [data-no-notice]'

/** What has focus is among them: a button is often pressed twice. Not in the toasts themselves. */
export function boxesWithoutToasts(toasts: Element): Box[] {
  const focused = document.activeElement
  const isControl = focused?.matches('a, button, input, select, [role]') && !toasts.contains(focused)
  return [...document.querySelectorAll(kept), ...(isControl ? [focused as Element] : [])]
    .filter(element => !element.matches('main header'))
    .map(element => element.getBoundingClientRect())
    .filter(isInWindow)
}

/** What reaches too far down leaves no room below it. */
const isInWindow = ({ left, right, top, bottom }: Box): boolean =>
  right > left && bottom > 0 && bottom > top && bottom < window.innerHeight * 0.75
