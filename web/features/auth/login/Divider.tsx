import classes from './LoginForm.module.css'

/** "or" between two sign-in methods. */
export function Divider({ children }: { children: string }) {
  return <p className={classes.divider}>{children}</p>
}
