import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ResendRow.module.css'

type Props = {
  label: string
  isBusy: boolean
  /** Another letter may not be asked for yet; the label says how long. */
  isWaiting: boolean
  onResend: () => void
  /** The other way on. */
  children: ReactNode
}

/** What to do about a letter that does not come. */
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
