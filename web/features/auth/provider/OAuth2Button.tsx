import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { useOauth2Start } from './useOauth2Start.ts'

export function OAuth2Button() {
  const t = useWords('auth')
  const { problem, isBusy, start } = useOauth2Start()
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Button variant="default" size="lg" fullWidth loading={isBusy} onClick={() => void start()}>
        {t('login.oauth2')}
      </Button>
    </>
  )
}
