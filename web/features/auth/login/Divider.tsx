import classes from './LoginForm.module.css'

/** "or" between two ways to do the same. */
export function Divider({ children }: { children: string }) {
  return <p className={classes.divider}>{children}</p>
}
