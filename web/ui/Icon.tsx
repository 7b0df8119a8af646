import type { LucideIcon } from 'lucide-react'

type Props = {
  of: LucideIcon
  size?: number
  /** The current entry: slightly bolder. */
  isActive?: boolean
  className?: string
}

/** Hidden from screen readers: always beside text or in a labelled control. */
export function Icon({ of: Drawing, size = 18, isActive = false, className }: Props) {
  return <Drawing size={size} strokeWidth={isActive ? 2.1 : 1.75} className={className} aria-hidden focusable={false} />
}
