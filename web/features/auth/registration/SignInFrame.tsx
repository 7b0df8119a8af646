import type { ReactNode } from 'react'
import { LoginArt } from '#web/features/auth/login/LoginArt.tsx'
import { LoginFrame } from '#web/features/auth/login/LoginFrame.tsx'
import { bootstrap } from '#web/lib/browser/bootstrap.ts'
import { useCommunity } from '#web/lib/community/community.ts'

type Props = { title: string; subtitle: string; children: ReactNode }

/** The login frame, in the community's layout. */
export function SignInFrame({ title, subtitle, children }: Props) {
  const { option, text } = useCommunity()
  const isAlternative = option('ALT_LOGIN_LAYOUT') !== undefined
  return (
    <LoginFrame
      isAlternative={isAlternative}
      title={title}
      subtitle={subtitle}
      art={<LoginArt quote={isAlternative ? null : text(bootstrap.landing).quote} />}
    >
      {children}
    </LoginFrame>
  )
}
