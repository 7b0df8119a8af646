import { useState } from 'react'
import { useNavigate } from 'react-router'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { loginInput } from '#web/lib/session/loginParameters.ts'
import { useWords } from '#web/lib/words/words.ts'
import { firstProblem } from './credentials.ts'
import type { EmailMethod } from './methodBlocks.ts'

type Input = { email: string; hasLetters: boolean; onLinkSent: () => void }

/** Sign-in by email: `problem` is the error above the form; nothing is sent while there is one. */
export function useEmailForm({ email: typed, hasLetters, onLinkSent }: Input) {
  const t = useWords('auth')
  const navigate = useNavigate()
  const { option } = useCommunity()
  const { problem, setProblem, attempt } = useAttempt()
  const [password, setPassword] = useState('')
  const [isAgreed, setAgreed] = useState(stored.hasAgreedPolicy.get() === true)
  const [busyWith, setBusyWith] = useState<EmailMethod | null>(null)
  /** An email alone is the short sign-in, for which a community may require the terms. */
  const hasTerms = hasLetters && option('SHORT_SIGN_IN_POLICY') !== undefined
  const email = typed.trim()

  const agree = (isTicked: boolean) => {
    setAgreed(isTicked)
    setProblem(null)
    if (isTicked) stored.hasAgreedPolicy.set(true)
    else stored.hasAgreedPolicy.clear()
  }

  const ways: Record<EmailMethod, () => Promise<void>> = {
    EMAIL: async () => signIn(await api.session.login({ authType: 'EMAIL', email, password, ...loginInput() })),
    MAGIC: async () => {
      await api.code.sendMagicLink({ email, ...loginInput() })
      onLinkSent()
    },
    OTP: async () => navigate('/one-time-code', { state: { email } }),
  }

  async function start(way: EmailMethod): Promise<void> {
    if (busyWith) return
    const wrong = firstProblem(way === 'EMAIL' ? { email, password } : { email })
    const word = wrong ?? (way !== 'EMAIL' && hasTerms && !isAgreed ? 'termsNeeded' : null)
    setProblem(word && t(`login.${word}`))
    if (word) return
    setBusyWith(way)
    await attempt(ways[way])
    setBusyWith(null)
  }

  return { problem, password, setPassword, hasTerms, isAgreed, agree, busyWith, start }
}
