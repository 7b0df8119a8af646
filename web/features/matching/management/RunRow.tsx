import type { MatchingRun } from '#contract/matching/management.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip, type ChipTone } from '#web/ui/Chip.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './RunsCard.module.css'
import { shortDay } from './week.ts'

const tones: Record<MatchingRun['status'], ChipTone> = { RUNNING: 'info', DONE: 'success', FAILED: 'danger' }

export function RunRow({ run }: { run: MatchingRun }) {
  const t = useWords('network')
  const language = useLanguage()
  const { facts } = run
  const percent = Math.round(run.progress * 100)
  return (
    <li className={classes.run}>
      <Text weight="medium">{t('runs.week', { date: shortDay(run.week, language) })}</Text>
      <Chip tone={tones[run.status]}>{t(`runs.${run.status}`)}</Chip>
      <div className={classes.facts}>
        {run.status === 'RUNNING' && (
          <>
            <div
              role="progressbar"
              aria-label={t('runs.RUNNING')}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              className={classes.progress}
              style={{ '--share': run.progress }}
            >
              <span />
            </div>
            <Text size="small" tone="quiet">
              {t('score.percent', { percent })}
            </Text>
          </>
        )}
        {run.status === 'FAILED' && (
          <Text size="small" tone="soft">
            {t('runs.failedText')}
          </Text>
        )}
        {facts && (
          <Text size="small" tone="soft">
            {[
              t('runs.members', { count: facts.members }),
              t('runs.shown', { count: facts.shown }),
              facts.neverShown > 0 && t('runs.neverShown', { count: facts.neverShown }),
              facts.isRefitted && t('runs.refitted'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
      </div>
    </li>
  )
}
