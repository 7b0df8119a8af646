import { Button } from '@mantine/core'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { stateOf } from './providerReturn.ts'

/** Redirects to the community's own provider in this window. */
export function OAuth2Button() {
  const t = useWords('auth')
  const { problem, isBusy, attempt } = useAttempt()
  const start = () =>
    attempt(async () => {
      const { url, verifier } = await api.provider.startOauth2()
      stored.providerStart.set({ state: stateOf(url), verifier })
      location.assign(url)
    })
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Button variant="default" size="lg" fullWidth loading={isBusy} onClick={() => void start()}>
        {t('login.oauth2')}
      </Button>
    </>
  )
}
