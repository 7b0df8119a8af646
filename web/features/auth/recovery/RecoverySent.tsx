import { Button } from '@mantine/core'
import { ResendButton } from '#web/features/auth/confirmation/ResendButton.tsx'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './Recovery.module.css'

type Props = { email: string; onOther: () => void }

/** The same text whether or not the account exists. */
export function RecoverySent({ email, onOther }: Props) {
  const t = useWords('account')
  return (
    <div className={classes.form}>
      <Banner tone="info" title={t('recovery.sent', { email })} isAlert>
        {t('spam')}
      </Banner>
      <ResendButton what={`recovery.${email}`} send={() => api.recovery.recover({ email })} size="lg" />
      <Button variant="subtle" size="lg" onClick={onOther}>
        {t('recovery.other')}
      </Button>
      <Text tone="soft" className={classes.other}>
        {t('recovery.remembered')}{' '}
        <TextLink to="/login" state={{ email }}>
          {t('logIn')}
        </TextLink>
      </Text>
    </div>
  )
}
