import { useEffect, useRef, useState } from 'react'
import { goTo } from '#web/lib/browser/navigation.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { loginInput } from '#web/lib/session/loginParameters.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { type ProviderReturn, readProviderReturn } from './providerReturn.ts'
import { postToOpener } from './providerWindow.ts'

type Stage = 'working' | 'closing' | 'failed'

/** Removes the provider's parameters from the address at once, and passes them to the opener or to the server. */
export function useProviderReturn() {
  const [answer] = useState(() => readProviderReturn(location))
  const [stage, setStage] = useState<Stage>(answer ? 'working' : 'failed')
  const [started] = useState(() => stored.providerStart.get())
  const isConnecting = started?.purpose === 'connect'
  const { user } = useSession()
  const words = useWords('account')
  const { problem, attempt } = useAttempt()

  async function finish({ code, state }: Extract<ProviderReturn, { to: 'page' }>): Promise<void> {
    stored.providerStart.clear()
    if (!code || !started || started.state !== state) return setStage('failed')
    const { verifier } = started
    const isDone = await attempt(async () =>
      isConnecting
        ? tellConnected(await api.provider.connectOauth2({ code, state, verifier }))
        : signIn(await api.provider.finishOauth2({ code, state, verifier, ...loginInput() })),
    )
    if (!isDone) setStage('failed')
  }

  function tellConnected({ isLetterSent }: { isLetterSent: boolean }): void {
    const email = user?.email ?? ''
    const title = isLetterSent ? words('connected.letterSent', { email }) : words('connected.already')
    showToast({ type: 'success', title })
    goTo('/settings#connected', { replace: true })
  }

  const start = useRef<(() => void) | null>(() => {
    if (location.search || location.hash) goTo('/auth-provider', { replace: true })
    if (answer?.to === 'page') return void finish(answer)
    if (!answer) return
    postToOpener(answer)
    /** Delayed, so that the message is sent. */
    setTimeout(() => window.close(), 100)
    setStage('closing')
  })
  useEffect(() => {
    start.current?.()
    start.current = null
  }, [])

  return { stage, problem, isConnecting, isDenied: answer?.error === 'access_denied' }
}
