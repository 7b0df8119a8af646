import { Button } from '@mantine/core'
import { acceptArriving, declineArriving } from '#web/lib/session/arrival.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'

/** Asks before a link replaces the signed-in account by another one. */
export function OtherAccountDialog() {
  const t = useWords('auth')
  const { user, arriving } = useSession()
  if (!user || !arriving) return null
  const words = { email: arriving.email, current: user.email }
  return (
    <Sheet
      isOpen
      onClose={declineArriving}
      title={t('otherAccount.title', words)}
      text={t('otherAccount.text', words)}
      actions={
        <>
          <Button variant="subtle" onClick={declineArriving} data-autofocus>
            {t('otherAccount.stay', words)}
          </Button>
          <Button onClick={() => void acceptArriving()}>{t('otherAccount.submit', words)}</Button>
        </>
      }
    />
  )
}
