import { useState } from 'react'
import { Avatar } from '#web/ui/Avatar.tsx'
import { photoSteps, photoUrl } from '#web/ui/photo.ts'
import classes from './Photo.module.css'

type Props = { name: string; src: string | null; className?: string }

/** The large photo of a profile, in the size for the page's width. */
export function Photo({ name, src, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const names = [classes.root, className].filter(Boolean).join(' ')
  if (!src || src === failedSrc) return <Avatar name={name} src={null} size={144} className={names} />
  return (
    <picture>
      {photoSteps.map(({ below, size }) => (
        <source key={size} media={`(max-width: ${below - 0.02}px)`} srcSet={photoUrl(src, size)} />
      ))}
      <img
        src={photoUrl(src, 512)}
        width={144}
        height={144}
        alt=""
        className={names}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </picture>
  )
}
