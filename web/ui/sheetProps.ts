import type { ReactNode } from 'react'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  /** Cannot be put away: one of its actions has to be taken. */
  isBinding?: boolean
  title: ReactNode
  text?: ReactNode
  /** The buttons at the bottom; on a phone they stay in reach of the thumb. */
  actions?: ReactNode
  children?: ReactNode
}
