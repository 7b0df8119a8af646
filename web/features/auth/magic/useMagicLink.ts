import { useEffect, useState } from 'react'
import { goTo } from '#web/lib/browser/navigation.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { returnTarget, saveLoginParameters } from '#web/lib/session/loginParameters.ts'
import { readMagicLink } from './readMagicLink.ts'

/** Removes the token from the address at once; `spend` uses it. */
export function useMagicLink() {
  const [link] = useState(() => readMagicLink(location.search))
  useEffect(() => {
    if (!location.search) return
    saveLoginParameters(location.search)
    goTo('/auth-magic', { replace: true })
  }, [])

  async function spend(): Promise<void> {
    if (!link) return
    // biome-ignore lint/correctness/useHookAtTopLevel: a call of the contract, whose name only sounds like a hook
    const { backTo, ...reply } = await api.code.useMagicLink(link)
    const target = returnTarget(backTo)
    if (target) stored.redirectAfterLogin.set(target)
    await signIn(reply)
  }
  return { link, spend }
}
