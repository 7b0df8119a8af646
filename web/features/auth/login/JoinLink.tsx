import { useApplyUrl } from '#web/features/auth/registration/useApplyUrl.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './LoginForm.module.css'

/** Link for newcomers: registration, or the community's external application form. */
export function JoinLink({ email }: { email: string }) {
  const t = useWords('auth')
  const { authConfig } = useCommunity()
  const applyUrl = useApplyUrl()
  if (!applyUrl && !authConfig.some(({ authType }) => authType === 'EMAIL')) return null
  return (
    <Text tone="soft" className={classes.newHere}>
      {t('login.newHere')}{' '}
      {applyUrl ? (
        <TextLink to={applyUrl}>{t('login.applyNow')}</TextLink>
      ) : (
        <TextLink to="/registration" state={{ email: email.trim() }}>
          {t('login.join')}
        </TextLink>
      )}
    </Text>
  )
}
