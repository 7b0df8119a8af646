type ScoreKey =
  | { does: 'choose'; score: number }
  | { does: 'confirm' }
  | { does: 'skip' }
  | { does: 'back' }
  | { does: 'forward' }

export const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Label of a score's key; 10 uses "=". */
export const keyOf = (score: number): string => (score === 10 ? '=' : String(score))

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** By physical key, so that it works with a Russian layout. */
export function scoreKey({ code, ctrlKey, metaKey, altKey }: Pressed): ScoreKey | null {
  if (ctrlKey || metaKey || altKey) return null
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit !== undefined) return { does: 'choose', score: Number(digit) }
  switch (code) {
    case 'Equal':
    case 'NumpadAdd':
      return { does: 'choose', score: 10 }
    case 'Enter':
    case 'NumpadEnter':
      return { does: 'confirm' }
    case 'ArrowLeft':
      return { does: 'back' }
    case 'ArrowRight':
      return { does: 'forward' }
    case 'KeyS':
      return { does: 'skip' }
    default:
      return null
  }
}

/** Elements that use Enter and letters themselves. */
export function isBusyTarget(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  )
}

/** A focused link or button handles Enter; digits are still ours. */
export function handlesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button:not([data-score]), summary') !== null
}
