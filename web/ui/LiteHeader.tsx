import { LanguageSwitcher } from '#web/ui/LanguageSwitcher.tsx'
import classes from './LiteHeader.module.css'

/** For screens that show the logo themselves: the language, and nothing else. */
export function LiteHeader() {
  return (
    <header className={classes.root}>
      <LanguageSwitcher />
    </header>
  )
}
