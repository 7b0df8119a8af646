import { useEffect, useRef, useState } from 'react'
import { goTo } from '#web/lib/browser/navigation.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { returnTarget, saveLoginParameters } from '#web/lib/session/loginParameters.ts'
import { readMagicLink } from './readMagicLink.ts'

type Stage = 'working' | 'failed' | 'missing' | 'unavailable'

/** Removes the token from the address at once, and uses it once. */
export function useMagicLink() {
  const [link] = useState(() => readMagicLink(location.search))
  const [stage, setStage] = useState<Stage>(link ? 'working' : 'missing')
  const { problem, attempt } = useAttempt()

  async function spend(): Promise<void> {
    if (!link) return
    setStage('working')
    const isDone = await attempt(
      async () => {
        // biome-ignore lint/correctness/useHookAtTopLevel: a call of the contract, whose name only sounds like a hook
        const { backTo, ...reply } = await api.code.useMagicLink(link)
        const target = returnTarget(backTo)
        if (target) stored.redirectAfterLogin.set(target)
        await signIn(reply)
      },
      failure => setStage(failure.isUnavailable ? 'unavailable' : 'failed'),
    )
    if (!isDone) setStage(known => (known === 'working' ? 'failed' : known))
  }

  const start = useRef<(() => void) | null>(() => {
    saveLoginParameters(location.search)
    if (location.search) goTo('/auth-magic', { replace: true })
    void spend()
  })
  useEffect(() => {
    start.current?.()
    start.current = null
  }, [])

  return { stage, problem, retry: () => void spend() }
}
