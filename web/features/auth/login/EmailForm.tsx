import { Button, TextInput } from '@mantine/core'
import { type FormEvent, Suspense } from 'react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { isEmail } from './credentials.ts'
import { Divider } from './Divider.tsx'
import { LetterButton } from './LetterButton.tsx'
import classes from './LoginForm.module.css'
import { LoginPassword } from './LoginPassword.tsx'
import type { MethodBlock } from './methodBlocks.ts'
import type { TypedEmail } from './typedEmail.ts'
import { useEmailForm } from './useEmailForm.ts'

/** Lazy, since few communities require it. */
const TermsBox = lazyComponent(() => import('./TermsBox.tsx'), 'TermsBox')

type Props = Omit<Extract<MethodBlock, { kind: 'email' }>, 'kind'> & TypedEmail & { isFirst: boolean }

/** One email field for all methods that need one: the password below it, and letters as secondary methods. */
export function EmailForm({ hasPassword, letters, isFirst, email, setEmail, onLinkSent }: Props) {
  const t = useWords('auth')
  const form = useEmailForm({ email, hasLetters: letters.length > 0, onLinkSent })
  const main = hasPassword ? 'EMAIL' : letters[0]
  const others = letters.filter(way => way !== main)
  const isRight = isEmail(email)
  const terms = form.hasTerms && (
    <Suspense>
      <TermsBox isTicked={form.isAgreed} onChange={form.agree} />
    </Suspense>
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (main) void form.start(main)
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {form.problem && <Banner tone="danger" title={form.problem} isAlert />}
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        size="lg"
        label={t('login.email')}
        value={email}
        onChange={event => setEmail(event.currentTarget.value)}
      />
      {hasPassword && <LoginPassword value={form.password} onChange={form.setPassword} email={email} />}
      {!hasPassword && terms}
      <Button
        type="submit"
        size="lg"
        fullWidth
        variant={isFirst ? 'filled' : 'default'}
        loading={form.busyWith === main}
        disabled={!isRight || form.busyWith !== null}
      >
        {t(main === 'OTP' ? 'login.sendCode' : main === 'MAGIC' ? 'login.sendLink' : 'login.submit')}
      </Button>
      {others.length > 0 && (
        <>
          <Divider>{t(hasPassword ? 'login.orWithoutPassword' : 'login.or')}</Divider>
          {hasPassword && terms}
          <div className={classes.letters}>
            {others.map(way => (
              <LetterButton
                key={way}
                way={way}
                isBusy={form.busyWith === way}
                isDisabled={!isRight || form.busyWith !== null}
                onClick={() => void form.start(way)}
              />
            ))}
          </div>
        </>
      )}
    </form>
  )
}
