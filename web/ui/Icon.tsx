import type { LucideIcon } from 'lucide-react'

type Props = {
  of: LucideIcon
  size?: number
  /** The entry where the reader is: a little heavier. */
  isActive?: boolean
  className?: string
}

/** Always beside a word or inside a labelled control, so that it says nothing of its own to a screen reader. */
export function Icon({ of: Drawing, size = 18, isActive = false, className }: Props) {
  return <Drawing size={size} strokeWidth={isActive ? 2.1 : 1.75} className={className} aria-hidden focusable={false} />
}
