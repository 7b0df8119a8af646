import { LanguageSwitcher } from '#web/ui/LanguageSwitcher.tsx'
import classes from './LiteHeader.module.css'

/** For screens with their own logo: only the language. */
export function LiteHeader() {
  return (
    <header className={classes.root}>
      <LanguageSwitcher />
    </header>
  )
}
