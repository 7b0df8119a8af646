import type { CSSProperties, ReactNode } from 'react'
import classes from './Card.module.css'

type Props = {
  as?: 'div' | 'section' | 'article' | 'li' | 'form'
  /** Has a shadow. */
  isFloating?: boolean
  /** For lists whose rows have their own padding. */
  isFlush?: boolean
  className?: string
  style?: CSSProperties
  children: ReactNode
}

export function Card({ as: Tag = 'div', isFloating, isFlush, className, style, children }: Props) {
  return (
    <Tag
      className={[classes.root, className].filter(Boolean).join(' ')}
      style={style}
      data-floating={isFloating || undefined}
      data-flush={isFlush || undefined}
    >
      {children}
    </Tag>
  )
}
