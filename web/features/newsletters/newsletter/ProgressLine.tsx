import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import type { NewsletterProgress } from '#contract/newsletters/newsletter-shapes.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './NewslettersPage.module.css'

/** How many of its recipients a newsletter was sent to. */
export function ProgressLine({ progress: { total, waiting, sent } }: { progress: NewsletterProgress }) {
  const t = useWords('newsletters')
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language)
  return (
    <span className={classes.progress}>
      <Text as="span" size="small" tone="soft">
        {t('sentOf', { sent: number(sent), total: number(total) })}
      </Text>
      <Progress
        value={total === 0 ? 0 : ((total - waiting) / total) * 100}
        size={6}
        color="var(--mark)"
        aria-label={t('progress')}
      />
    </span>
  )
}
