import type { Agreement } from '#contract/matching/score-match.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Overlap } from '#web/ui/Overlap.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './AgreementLine.module.css'
import { agreementLevel, percent } from './agreement.ts'

/** Agreement of moderators and model, as two circles and as text. */
export function AgreementLine({ agreement: { scored, share } }: { agreement: Agreement }) {
  const t = useWords('network')
  return (
    <div className={classes.root}>
      <Overlap level={agreementLevel(share)} size={20} />
      <div>
        <Text weight="semibold">
          {share === null ? t('score.noAgreement') : t('score.agreement', { percent: percent(share) })}
        </Text>
        <Text size="small" tone="quiet">
          {t('score.scored', { count: scored })}
        </Text>
      </div>
    </div>
  )
}
