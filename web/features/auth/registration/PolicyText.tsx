import { LegalLink } from '#web/features/auth/policy/LegalLink.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './PolicyText.module.css'

/** The policy sentence in this community's variant. */
export function PolicyText() {
  const t = useWords('account')
  const { option, text } = useCommunity()
  const own = option('POLICY_DOCUMENT')
  if (option('POLICY_PLAIN_TEXT')) return t('policy.plain')
  if (own)
    return (
      <>
        {t('policy.accept')}{' '}
        <TextLink to={text(own.url)} tone="quiet" opensNewTab className={classes.link}>
          {t('policy.document')}
        </TextLink>
      </>
    )
  return (
    <>
      {t('policy.accept')}{' '}
      <LegalLink document="terms" opensNewTab className={classes.link}>
        {t('policy.terms')}
      </LegalLink>{' '}
      {t('policy.and')}{' '}
      <LegalLink document="privacy" opensNewTab className={classes.link}>
        {t('policy.privacy')}
      </LegalLink>
    </>
  )
}
