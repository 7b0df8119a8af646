import type { ButtonProps } from '@mantine/core'
import type { Credits } from '#contract/matching/credits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import classes from './OutOfCredits.module.css'
import { useTimeLeft } from './useTimeLeft.ts'

type Props = Pick<ButtonProps, 'size' | 'fullWidth'> & { credits: Credits; onRefill: () => void }

/** Connect without enough credits: the time of the refill, and a link to the history. */
export function OutOfCredits({ credits, onRefill, size, fullWidth }: Props) {
  const t = useWords('matching')
  const time = useTimeLeft(credits.nextRefillAt, onRefill)
  return (
    <LinkButton to="/subscriptions" variant="default" size={size} fullWidth={fullWidth} className={classes.root}>
      <span className={classes.words}>
        <span className={classes.title}>{t('credits.out')}</span>
        <span className={classes.time}>{t('credits.tryAgain', { time })}</span>
      </span>
    </LinkButton>
  )
}
