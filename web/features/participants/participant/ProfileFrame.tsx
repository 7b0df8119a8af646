import type { ReactNode } from 'react'
import { type CoverArt, coverUrl } from '#web/ui/art.ts'
import { tintOf } from '#web/ui/initials.ts'
import classes from './ProfileFrame.module.css'

type Props = {
  /** Seed of the generated cover: constant for a person. */
  seed: string
  photo: ReactNode
  head: ReactNode
  /** Texts of the profile. */
  children: ReactNode
  /** Side column: contacts, notes and settings. */
  rail: ReactNode
  /** Below the texts on wide screens, last on a phone. */
  more?: ReactNode
}

const palettes: CoverArt['palette'][] = ['tea', 'copper', 'blue', 'plum', 'violet']

/** Layout of a profile, own or another's: cover, photo and two columns. */
export function ProfileFrame({ seed, photo, head, children, rail, more }: Props) {
  const palette = palettes[tintOf(seed)] ?? 'tea'
  return (
    <article className={classes.root}>
      <img
        src={coverUrl({ kind: 'meet', palette }, seed, 1040, 188)}
        width={1040}
        height={188}
        alt=""
        className={classes.cover}
        decoding="async"
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.photo}>{photo}</div>
          {head}
          <div className={classes.parts}>{children}</div>
        </div>
        <div className={classes.rail}>{rail}</div>
        {more && <div className={classes.more}>{more}</div>}
      </div>
    </article>
  )
}
