import { useEffect, useRef, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { loginInput } from '#web/lib/session/loginParameters.ts'
import { stateOf } from './providerReturn.ts'
import { followWindow, openProviderWindow } from './providerWindow.ts'

export const useGoogleSignIn = () =>
  useGoogleWindow(async token => signIn(await api.provider.loginWithGoogle({ token, ...loginInput() })))

/** A popup that is blocked, closed or refused is only logged; a refusal of the server is shown in the form. */
export function useGoogleWindow(use: (token: string) => Promise<void>) {
  const { problem, isBusy, attempt } = useAttempt()
  const [isWindowOpen, setWindowOpen] = useState(false)
  const stopFollowing = useRef<() => void>(() => undefined)
  useEffect(() => () => stopFollowing.current(), [])

  async function start(): Promise<void> {
    const opened = openProviderWindow()
    if (!opened) return console.warn('The sign-in window was blocked')
    stopFollowing.current()
    await attempt(async () => {
      try {
        const { url } = await api.provider.startGoogle()
        follow(opened, stateOf(url))
        opened.location.replace(url)
      } catch (error) {
        opened.close()
        throw error
      }
    })
  }

  function follow(opened: Window, state: string): void {
    setWindowOpen(true)
    stopFollowing.current = followWindow(opened, state, {
      answer: ({ idToken, error }) => {
        setWindowOpen(false)
        if (idToken) void finish(idToken)
        else console.warn('The sign-in window came back without a sign-in', error)
      },
      closed: () => {
        setWindowOpen(false)
        console.warn('The sign-in window was closed')
      },
    })
  }

  const finish = (token: string) => attempt(() => use(token))

  return { problem, isBusy: isBusy || isWindowOpen, start }
}
