import { type CoverArt, coverUrl } from './art.ts'
import classes from './Cover.module.css'

type Props = {
  cover: CoverArt
  seed: string
  width: number
  height: number
  /** The largest image of the screen: loaded with high priority. */
  isFirst?: boolean
  className?: string
}

/** A generated picture that fills its frame. Decorative. */
export function Cover({ cover, seed, width, height, isFirst = false, className }: Props) {
  return (
    <img
      src={coverUrl(cover, seed, width, height)}
      width={width}
      height={height}
      alt=""
      className={[classes.root, className].filter(Boolean).join(' ')}
      fetchPriority={isFirst ? 'high' : 'auto'}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
