import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router'
import { kindOfLink } from './links.ts'
import classes from './TextLink.module.css'

type Props = {
  to: string
  /** `brand` in a sentence, `quiet` in a row of links. */
  tone?: 'brand' | 'quiet'
  /** Router state for the next screen, such as the typed email. */
  state?: unknown
  className?: string
  onClick?: MouseEventHandler
  /** Opens in a new tab, so that typed text is not lost. */
  opensNewTab?: boolean | undefined
  children: ReactNode
}

/** A link to a screen, a document of this site, or an external address. */
export function TextLink({ to, tone = 'brand', state, className, onClick, opensNewTab, children }: Props) {
  const shared = { className: [classes[tone], className].filter(Boolean).join(' '), onClick }
  switch (kindOfLink(to)) {
    case 'screen':
      return (
        <Link to={to} state={state} {...shared}>
          {children}
        </Link>
      )
    case 'document':
      return (
        <a href={to} {...(opensNewTab ? { target: '_blank', rel: 'noreferrer' } : {})} {...shared}>
          {children}
        </a>
      )
    case 'outside':
      return (
        <a href={to} target="_blank" rel="noreferrer" {...shared}>
          {children}
        </a>
      )
  }
}
