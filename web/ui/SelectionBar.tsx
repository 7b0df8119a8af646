import { ActionIcon } from '@mantine/core'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import classes from './SelectionBar.module.css'

type Props = { label: string; clear: string; onClear: () => void; children: ReactNode }

/** What can be done with the selected rows of a list, in sight while it is scrolled. Its label says how many they are. */
export function SelectionBar({ label, clear, onClear, children }: Props) {
  return (
    <div className={classes.root} role="toolbar" aria-label={label}>
      <span className={classes.count} role="status">
        {label}
      </span>
      {children}
      <ActionIcon variant="subtle" size={34} className={classes.clear ?? ''} aria-label={clear} onClick={onClear}>
        <Icon of={X} />
      </ActionIcon>
    </div>
  )
}
