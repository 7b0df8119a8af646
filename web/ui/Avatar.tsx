import { type CSSProperties, useState } from 'react'
import classes from './Avatar.module.css'
import { initialsOf, tintOf } from './initials.ts'

type Props = {
  name: string
  src: string | null | undefined
  size?: number
  /** Only if the name is not beside it. */
  label?: string
  className?: string
}

/** A round photo, or initials if there is none or it fails to load. */
export function Avatar({ name, src, size = 40, label = '', className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const names = [classes.root, className].filter(Boolean).join(' ')
  if (src && src !== failedSrc)
    return (
      <img
        src={src}
        width={size}
        height={size}
        alt={label}
        className={names}
        loading="lazy"
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    )
  const box = { '--size': `${size}px` } as CSSProperties
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={names} style={box} data-tint={tintOf(name)} {...spoken}>
      {initialsOf(name)}
    </span>
  )
}
