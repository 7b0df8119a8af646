import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { kindOfLink } from '#web/ui/links.ts'

type Props = ButtonProps & { to: string; label?: string; children: ReactNode }

/** A button that leads somewhere: to a screen of this app, or to an address that the community gave. */
export function LinkButton({ to, label, ...rest }: Props) {
  if (kindOfLink(to) === 'screen') return <Button component={Link} to={to} aria-label={label} {...rest} />
  const outside = kindOfLink(to) === 'outside' ? { target: '_blank', rel: 'noreferrer' } : {}
  return <Button component="a" href={to} aria-label={label} {...outside} {...rest} />
}
