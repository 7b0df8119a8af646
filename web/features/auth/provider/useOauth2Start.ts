import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { stateOf } from './providerReturn.ts'

/** Goes to the community's own provider in this window, for a sign-in or to connect an account there; `/auth-provider` finishes it. */
export function useOauth2Start(purpose?: 'connect') {
  const { problem, isBusy, attempt } = useAttempt()
  const start = () =>
    attempt(async () => {
      const { startOauth2, startConnectOauth2 } = api.provider
      const { url, verifier } = await (purpose ? startConnectOauth2() : startOauth2())
      stored.providerStart.set({ state: stateOf(url), verifier, ...(purpose ? { purpose } : {}) })
      location.assign(url)
    })
  return { problem, isBusy, start }
}
