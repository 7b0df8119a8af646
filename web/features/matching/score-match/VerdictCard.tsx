import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Kbd } from '#web/ui/Kbd.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ofTen, percent } from './agreement.ts'
import { useScoreKeys } from './useScoreKeys.ts'
import type { Verdict } from './useScoring.ts'
import classes from './VerdictCard.module.css'

type Props = { verdict: Verdict; onNext: () => void; onBack: () => void }

/** The model's rate and rank, after the moderator's score. */
export function VerdictCard({ verdict, onNext, onBack }: Props) {
  const t = useWords('network')
  const language = useLanguage()
  const { score, machineRate, relevanceLevel, machineRank, rankedPairs, agreement } = verdict
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  useScoreKeys({ onConfirm: onNext, onBack, onForward: onNext })
  const facts = [
    { label: t('score.yours'), value: t('score.outOf', { value: score, max: 10 }) },
    { label: t('score.machine'), value: t('score.outOf', { value: ofTen(machineRate, language), max: 10 }) },
    { label: t('score.rank'), value: t('score.rankOf', { rank: machineRank, count: rankedPairs }) },
    {
      label: t('score.agreementShort'),
      value: agreement.share === null ? '—' : t('score.percent', { percent: percent(agreement.share) }),
    },
  ]
  return (
    <Card isFloating className={classes.root ?? ''}>
      <div role="status" className={classes.words}>
        <div className={classes.head}>
          <Text weight="semibold">{t('score.verdict')}</Text>
          <Relevance level={relevanceLevel} />
        </div>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <Text as="dt" size="small" tone="quiet">
                {label}
              </Text>
              <dd className={classes.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button ref={next} rightSection={<Kbd>Enter</Kbd>} classNames={{ section: classes.key ?? '' }} onClick={onNext}>
        {t('score.next')}
      </Button>
    </Card>
  )
}
