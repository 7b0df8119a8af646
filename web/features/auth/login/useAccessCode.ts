import { useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { loginInput } from '#web/lib/session/loginParameters.ts'
import { isEmail } from './credentials.ts'

/** The email is requested only when the server says that the code is shared. */
export function useAccessCode() {
  const { problem, isBusy, attempt } = useAttempt()
  const [code, setCode] = useState('')
  const [email, setEmail] = useState('')
  const [needsEmail, setNeedsEmail] = useState(false)
  /** The reply asks for another step and is not an error: enter the email, or open the mailbox. */
  const [isAsking, setAsking] = useState(false)

  const canSubmit = code.trim() !== '' && (!needsEmail || isEmail(email))

  const submit = () =>
    attempt(
      async () => {
        const own = needsEmail ? { email: email.trim() } : {}
        await signIn(await api.session.login({ authType: 'NONE', token: code.trim(), ...own, ...loginInput() }))
      },
      ({ name }) => {
        if (name === 'EMAIL_NEEDED') setNeedsEmail(true)
        setAsking(name === 'EMAIL_NEEDED' || name === 'CHECK_EMAIL')
      },
    )

  /** Another code may be for one person. */
  const change = (text: string) => {
    setCode(text)
    setNeedsEmail(false)
  }
  return { code, setCode: change, email, setEmail, needsEmail, isAsking, canSubmit, problem, isBusy, submit }
}
