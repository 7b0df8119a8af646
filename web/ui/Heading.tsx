import type { ReactNode } from 'react'
import classes from './Heading.module.css'

type HeadingSize = 'hero' | 'display' | 'section' | 'page' | 'block' | 'item'

type Props = { level: 1 | 2 | 3 | 4; size?: HeadingSize; className?: string; id?: string; children: ReactNode }

const usualSizes: Record<Props['level'], HeadingSize> = { 1: 'page', 2: 'block', 3: 'item', 4: 'item' }

/** `level` is the heading level, `size` the visual size. */
export function Heading({ level, size = usualSizes[level], className, id, children }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={[classes.root, classes[size], className].filter(Boolean).join(' ')}>
      {children}
    </Tag>
  )
}
