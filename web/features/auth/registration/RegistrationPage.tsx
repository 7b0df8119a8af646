import { WaysIn } from '#web/features/auth/login/WaysIn.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { Inviter } from './Inviter.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import classes from './RegistrationPage.module.css'
import { SignInFrame } from './SignInFrame.tsx'
import { useApplyUrl } from './useApplyUrl.ts'
import { useTypedEmail } from './useTypedEmail.ts'

/** Where there are no passwords, newcomers join by the same methods that members log in with. */
export function RegistrationPage() {
  const t = useWords('account')
  const { name, authConfig } = useCommunity()
  const email = useTypedEmail()
  const applyUrl = useApplyUrl()
  const hasPasswords = authConfig.some(({ authType }) => authType === 'EMAIL')
  const frame = { title: t('registration.title', { community: name }), subtitle: t('registration.subtitle') }
  if (!applyUrl && !hasPasswords)
    return <WaysIn {...frame} notice={<Inviter />} other={typed => <AlreadyMember email={typed} />} />
  return (
    <SignInFrame {...frame}>
      <Inviter />
      {applyUrl ? <ApplyOutside url={applyUrl} /> : <RegistrationForm />}
      <AlreadyMember email={email} />
    </SignInFrame>
  )
}

function AlreadyMember({ email }: { email: string }) {
  const t = useWords('account')
  return (
    <Text tone="soft" className={classes.other}>
      {t('registration.already')}{' '}
      <TextLink to="/login" state={{ email }}>
        {t('logIn')}
      </TextLink>
    </Text>
  )
}

function ApplyOutside({ url }: { url: string }) {
  const t = useWords('account')
  const { name } = useCommunity()
  return (
    <EmptyState
      title={t('registration.apply')}
      text={t('registration.applyText', { community: name })}
      action={<LinkButton to={url}>{t('registration.applyNow')}</LinkButton>}
    />
  )
}
