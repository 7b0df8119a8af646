import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { GoogleMark } from './GoogleMark.tsx'
import { useGoogleSignIn } from './useGoogleSignIn.ts'

export function GoogleButton() {
  const t = useWords('auth')
  const { problem, isBusy, start } = useGoogleSignIn()
  return (
    <>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<GoogleMark />}
        loading={isBusy}
        onClick={() => void start()}
      >
        {t('login.google')}
      </Button>
    </>
  )
}
