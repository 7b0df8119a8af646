import { useState } from 'react'
import { api, CallFailure } from '#web/lib/client.ts'
import { backTo, signIn } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { type Credentials, firstProblem } from './credentials.ts'

/** Signing in by password: `problem` is the sentence above the form, and nothing is sent while there is one to fix. */
export function useEmailLogin() {
  const t = useWords('auth')
  const failures = useWords('failures')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)

  async function submit(credentials: Credentials): Promise<void> {
    if (isSubmitting) return
    const wrong = firstProblem(credentials)
    setProblem(wrong && t(`login.${wrong}`))
    if (wrong) return
    setSubmitting(true)
    try {
      const { email, password } = credentials
      await signIn(await api.session.login({ authType: 'EMAIL', email: email.trim(), password, backTo: backTo() }))
    } catch (error) {
      setProblem(sentenceFor(error))
      setSubmitting(false)
    }
  }

  /** The server answers in the reader's language; where it did not answer at all, the words are ours. */
  function sentenceFor(error: unknown): string {
    if (!(error instanceof CallFailure)) return failures('UNEXPECTED')
    if (error.isUnavailable) return failures('UNAVAILABLE')
    return error.message || failures('UNEXPECTED')
  }

  return { problem, isSubmitting, submit }
}
