import { type CoverArt, coverUrl } from './art.ts'
import classes from './Cover.module.css'

type Props = {
  cover: CoverArt
  seed: string
  width: number
  height: number
  /** The largest picture of the screen: fetched before anything else. */
  isFirst?: boolean
  className?: string
}

/** A drawn picture that fills the frame it is put in. It decorates: nothing is lost to those who do not see it. */
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
