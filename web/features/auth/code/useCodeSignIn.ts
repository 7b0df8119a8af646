import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '#web/features/auth/useCountdown.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { loginInput } from '#web/lib/session/loginParameters.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

/**
 * Sends the code when the page opens, once per countdown however often the page is rendered or reloaded; then signs in
 * with it.
 */
export function useCodeSignIn(email: string) {
  const t = useWords('auth')
  const sending = useAttempt()
  const checking = useAttempt()
  const countdown = useCountdown(`code.${email}`)
  const [code, setCode] = useState('')
  const firstBox = useRef<HTMLInputElement>(null)

  async function send(): Promise<boolean> {
    checking.setProblem(null)
    const isSent = await sending.attempt(async () => {
      await api.code.challengeCode({ email })
    })
    if (isSent) countdown.start()
    return isSent
  }

  const isDue = useRef(countdown.secondsLeft === 0)
  const sendFirst = useRef(send)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    void sendFirst.current()
  }, [])

  async function resend(): Promise<void> {
    if (!(await send())) return
    setCode('')
    firstBox.current?.focus()
    showToast({ type: 'success', title: t('code.resent') })
  }

  async function check(password: string): Promise<void> {
    sending.setProblem(null)
    const isRight = await checking.attempt(async () => {
      await signIn(await api.code.validateCode({ login: email, password, ...loginInput() }))
    })
    if (isRight) return
    setCode('')
    firstBox.current?.focus()
  }

  const change = (text: string) => {
    setCode(text)
    if (text) checking.setProblem(null)
  }
  return {
    code,
    setCode: change,
    firstBox,
    check,
    resend,
    problem: checking.problem ?? sending.problem,
    isInvalid: checking.problem !== null,
    isChecking: checking.isBusy,
    isSending: sending.isBusy,
    countdown,
  }
}
