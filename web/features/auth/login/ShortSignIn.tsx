import { Button } from '@mantine/core'
import { ArrowRight, Mail } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ShortSignIn.module.css'
import { useShortSignIn } from './useShortSignIn.ts'

/** One email field and one button. */
export function ShortSignIn({ button }: { button: string }) {
  const t = useWords('landing')
  const errorId = useId()
  const { email, hasError, isLeaving, setEmail, submit } = useShortSignIn()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form className={classes.root} onSubmit={onSubmit} noValidate>
      <div className={classes.field}>
        <Icon of={Mail} className={classes.icon} />
        {/* A plain input, to keep Mantine's out of the landing's first load. */}
        <input
          type="email"
          name="email"
          autoComplete="email"
          className={classes.input}
          aria-label={t('email')}
          placeholder={t('email')}
          value={email}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? errorId : undefined}
          onChange={event => setEmail(event.currentTarget.value)}
        />
        <p id={errorId} className={classes.error} role="alert">
          {hasError && t('emailInvalid')}
        </p>
      </div>
      <Button type="submit" size="xl" loading={isLeaving} rightSection={<Icon of={ArrowRight} />}>
        {button}
      </Button>
    </form>
  )
}
