import { useEffect } from 'react'
import { useAddressCode } from '#web/features/auth/confirmation/useAddressCode.ts'
import { LetterSignIn } from '#web/features/auth/letter/LetterSignIn.tsx'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { saveLoginParameters } from '#web/lib/session/loginParameters.ts'
import { useWords } from '#web/lib/words/words.ts'

/** Target of the letter that asks whether to connect the community's own login, which named the address or was asked for in the settings. */
export function ConfirmLinkPage() {
  const t = useWords('auth')
  const { name: community } = useCommunity()
  // Before the code, and with it the rest, is removed from the address.
  useEffect(() => saveLoginParameters(location.search), [])
  const code = useAddressCode() ?? ''
  return (
    <LetterSignIn
      token={code}
      spend={async () => signIn(await api.provider.confirmLink({ code }))}
      title={t('link.title', { community })}
      text={email => t('link.text', { community, email })}
      submit={t('link.submit')}
      expiredText={t('link.expiredText', { community })}
      usedText={t('link.usedText')}
      again={t('link.logIn')}
    />
  )
}
