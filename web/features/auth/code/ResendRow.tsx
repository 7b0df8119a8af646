import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ResendRow.module.css'

type Props = {
  label: string
  isBusy: boolean
  /** The wait between two letters; the label shows the remaining time. */
  isWaiting: boolean
  onResend: () => void
  /** An alternative action. */
  children: ReactNode
}

/** What to do when the letter does not arrive. */
export function ResendRow({ label, isBusy, isWaiting, onResend, children }: Props) {
  return (
    <div className={classes.root}>
      <Button variant="default" size="lg" fullWidth loading={isBusy} disabled={isWaiting || isBusy} onClick={onResend}>
        <span className={classes.label}>{label}</span>
      </Button>
      {children}
    </div>
  )
}
