import type { ReactNode } from 'react'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  /** Cannot be dismissed: one of its actions is required. */
  isBinding?: boolean
  title: ReactNode
  text?: ReactNode
  /** Buttons at the bottom; on a phone they stay visible. */
  actions?: ReactNode
  children?: ReactNode
}
