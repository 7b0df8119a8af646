import { Button, UnstyledButton } from '@mantine/core'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Kbd } from '#web/ui/Kbd.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ScoreBar.module.css'
import { keyOf, scores } from './scoreKeys.ts'
import { useScoreKeys } from './useScoreKeys.ts'
import type { useScoring } from './useScoring.ts'

/** Scores 0 to 10, by mouse or key. A score has to be confirmed. */
export function ScoreBar({ scoring }: { scoring: ReturnType<typeof useScoring> }) {
  const t = useWords('network')
  const { chosen, choose, isBusy } = scoring
  const confirm = () => {
    if (chosen !== null) void scoring.confirm()
  }
  const skip = () => {
    if (!isBusy) scoring.skip()
  }
  useScoreKeys({ onChoose: choose, onConfirm: confirm, onSkip: skip, onBack: scoring.back, onForward: scoring.forward })
  return (
    <Card isFloating className={classes.root ?? ''}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of buttons */}
      <div role="group" aria-label={t('score.question')} className={classes.scale}>
        <Text weight="semibold" className={classes.question ?? ''}>
          {t('score.question')}
        </Text>
        <div className={classes.numbers}>
          {scores.map(score => (
            <UnstyledButton
              key={score}
              className={classes.number ?? ''}
              data-score={score}
              aria-pressed={chosen === score}
              aria-keyshortcuts={keyOf(score)}
              onClick={() => choose(score)}
            >
              {score}
            </UnstyledButton>
          ))}
        </div>
        <div className={classes.ends}>
          <span>{t('score.low')}</span>
          <span>{t('score.high')}</span>
        </div>
      </div>
      <div className={classes.actions}>
        <p className={classes.legend}>
          <span>
            <Kbd>0</Kbd>–<Kbd>9</Kbd> <Kbd>=</Kbd> {t('score.keyChoose')}
          </span>
          <span>
            <Kbd>Enter</Kbd> {t('score.keyConfirm')}
          </span>
          <span>
            <Kbd>S</Kbd> {t('score.keySkip')}
          </span>
          <span>
            <Kbd>←</Kbd> <Kbd>→</Kbd> {t('score.keyMove')}
          </span>
        </p>
        <Button
          variant="subtle"
          className={classes.back ?? ''}
          disabled={isBusy || !scoring.canGoBack}
          aria-keyshortcuts="ArrowLeft"
          onClick={scoring.back}
        >
          <Action icon={ChevronLeft} word={t('score.back')} />
        </Button>
        <Button
          variant="subtle"
          className={classes.skip ?? ''}
          disabled={isBusy}
          aria-keyshortcuts="S ArrowRight"
          onClick={skip}
        >
          <Action icon={ChevronRight} word={t(scoring.isSeen ? 'score.forward' : 'score.skip')} />
        </Button>
        <Button className={classes.confirm ?? ''} disabled={chosen === null} loading={isBusy} onClick={confirm}>
          <Action icon={Check} word={t('score.confirm')} />
        </Button>
      </div>
    </Card>
  )
}

/** A word, and on a phone its icon, so that the whole bar has two rows there. */
function Action({ icon, word }: { icon: typeof Check; word: string }) {
  return (
    <>
      <Icon of={icon} size={20} className={classes.icon ?? ''} />
      <span className={classes.word}>{word}</span>
    </>
  )
}
