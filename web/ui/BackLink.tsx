import { Button } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './BackLink.module.css'
import { Icon } from './Icon.tsx'

/** Above the title of a screen: the way back to the screen that it belongs to, which may not be in the menu of a phone. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      size="sm"
      className={classes.root ?? ''}
      leftSection={<Icon of={ArrowLeft} size={16} />}
    >
      {children}
    </Button>
  )
}
