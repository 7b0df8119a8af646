import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { MatchingPace } from '#contract/matching/management.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './CooldownRow.module.css'
import { readCooldown } from './cooldown.ts'
import { RuleCard } from './RuleCard.tsx'
import type { RulesChange } from './useRules.ts'

type Props = { weeks: number; pace: MatchingPace; isStarving: boolean; isBusy: boolean; onChange: RulesChange }

/** Weeks before two people can be shown to each other again. */
export function CooldownRow({ weeks, pace, isStarving, isBusy, onChange }: Props) {
  const t = useWords('network')
  const [text, setText] = useState(String(weeks))
  const [isWrong, setWrong] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = readCooldown(text)
    setWrong(wanted === null)
    if (wanted !== null) onChange({ cooldownWeeks: wanted })
  }
  return (
    <RuleCard
      title={t('rules.cooldown')}
      text={t('rules.cooldownText')}
      action={
        <form className={classes.form} noValidate onSubmit={onSubmit}>
          <TextInput
            className={classes.weeks ?? ''}
            inputMode="numeric"
            aria-label={t('rules.cooldownWeeks')}
            rightSection={<span className={classes.unit}>{t('rules.weeks')}</span>}
            rightSectionWidth={60}
            error={isWrong && t('rules.cooldownWrong')}
            value={text}
            onChange={event => {
              setWrong(false)
              setText(event.currentTarget.value)
            }}
          />
          <Button type="submit" variant="default" disabled={text.trim() === String(weeks)} loading={isBusy}>
            {t('save')}
          </Button>
        </form>
      }
    >
      {isStarving && (
        <Banner tone="warning" title={t('rules.starving')}>
          {t('rules.starvingText', pace)}
        </Banner>
      )}
    </RuleCard>
  )
}
