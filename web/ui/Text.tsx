import type { CSSProperties, ReactNode } from 'react'
import classes from './Text.module.css'

type Props = {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'figcaption' | 'label'
  size?: 'lead' | 'long' | 'body' | 'interface' | 'small' | 'caption'
  tone?: 'ink' | 'soft' | 'quiet' | 'brand' | 'danger' | 'inherit'
  weight?: 'regular' | 'medium' | 'semibold'
  className?: string
  style?: CSSProperties
  id?: string
  children: ReactNode
}

export function Text({ as: Tag = 'p', size = 'interface', tone = 'inherit', weight, className, ...rest }: Props) {
  const names = [classes[size], classes[tone], weight && classes[weight], className]
  return <Tag className={names.filter(Boolean).join(' ')} {...rest} />
}
