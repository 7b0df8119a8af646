import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEventHandler } from 'react'
import { Link } from 'react-router'
import { kindOfLink } from './links.ts'

type Props = ButtonProps & { to: string; state?: unknown; onClick?: MouseEventHandler; 'aria-label'?: string }

/** A link that looks like a button, to a screen or an external address. */
export function LinkButton({ to, state, ...rest }: Props) {
  switch (kindOfLink(to)) {
    case 'screen':
      return <Button component={Link} to={to} state={state} {...rest} />
    case 'document':
      return <Button component="a" href={to} {...rest} />
    case 'outside':
      return <Button component="a" href={to} target="_blank" rel="noreferrer" {...rest} />
  }
}
