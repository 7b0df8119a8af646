import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFormProblems } from '#web/lib/forms/useFormProblems.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { noPassword } from './newPassword.ts'
import { PolicyBox } from './PolicyBox.tsx'
import classes from './RegistrationPage.module.css'
import { type RegistrationProblems, registrationProblems } from './registrationForm.ts'
import { useRegistration } from './useRegistration.ts'
import { useTypedEmail } from './useTypedEmail.ts'

export function RegistrationForm() {
  const t = useWords('account')
  const [email, setEmail] = useState(useTypedEmail())
  const [passwords, setPasswords] = useState(noPassword)
  const [isAgreed, setAgreed] = useState(false)
  const { form, problems, show, clearProblem } = useFormProblems<RegistrationProblems>()
  const { problem, isBusy, submit } = useRegistration(email.trim(), show)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAgreed || show(registrationProblems({ email, ...passwords }))) return
    void submit({ email: email.trim(), password: passwords.password })
  }
  const changeEmail = (text: string) => {
    setEmail(text)
    clearProblem('email')
  }
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        size="lg"
        label={t('email')}
        value={email}
        error={problems.email === 'emailTaken' ? <Taken email={email.trim()} /> : problems.email && t(problems.email)}
        onChange={event => changeEmail(event.currentTarget.value)}
      />
      <NewPasswordFields
        label={t('password')}
        value={passwords}
        onChange={setPasswords}
        problems={problems}
        clearProblem={clearProblem}
      />
      <PolicyBox isTicked={isAgreed} onChange={setAgreed} />
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!isAgreed || isBusy}>
        {t('registration.submit')}
      </Button>
    </form>
  )
}

function Taken({ email }: { email: string }) {
  const t = useWords('account')
  return (
    <span>
      {t('registration.emailTaken')}{' '}
      <TextLink to="/login" state={{ email }}>
        {t('registration.takenLogIn')}
      </TextLink>
    </span>
  )
}
