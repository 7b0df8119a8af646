import { useWords } from '#web/lib/words.ts'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './LoginForm.module.css'

/** Where newcomers apply, for communities that keep their own form for it. */
export function ApplyLink({ url }: { url: string | undefined }) {
  const t = useWords('auth')
  if (!url) return null
  return (
    <Text tone="soft" className={classes.newHere}>
      {t('login.newHere')} <TextLink to={url}>{t('login.applyNow')}</TextLink>
    </Text>
  )
}
