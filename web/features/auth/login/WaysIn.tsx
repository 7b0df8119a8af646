import { type ReactNode, useState } from 'react'
import { SignInFrame } from '#web/features/auth/registration/SignInFrame.tsx'
import { useTypedEmail } from '#web/features/auth/registration/useTypedEmail.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkSent } from './LinkSent.tsx'
import { LoginMethods } from './LoginMethods.tsx'

type Props = {
  title: string
  subtitle: string
  /** Above the methods. */
  notice: ReactNode
  /** Below the methods, with the email as it is typed. */
  other: (email: string) => ReactNode
}

/** The community's sign-in methods: they are the same for members and for newcomers. */
export function WaysIn({ title, subtitle, notice, other }: Props) {
  const t = useWords('auth')
  const [email, setEmail] = useState(useTypedEmail())
  const [isLinkSent, setLinkSent] = useState(false)
  if (isLinkSent)
    return (
      <SignInFrame title={t('letter.title')} subtitle={t('letter.sentTo', { email: email.trim() })}>
        <LinkSent email={email.trim()} onChangeEmail={() => setLinkSent(false)} />
      </SignInFrame>
    )
  return (
    <SignInFrame title={title} subtitle={subtitle}>
      {notice}
      <LoginMethods email={email} setEmail={setEmail} onLinkSent={() => setLinkSent(true)} />
      {other(email)}
    </SignInFrame>
  )
}
