import { Button } from '@mantine/core'
import { Ban, Pin, Undo2 } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './RunPreview.module.css'
import { type Choice, type Pair, useChoice } from './useChoice.ts'

type Props = { pair: Pair; names: string; choice: Choice | null }

/** Skip and Pin of a pair, or what was chosen with its Undo. */
export function PairActions({ pair, names, choice }: Props) {
  const t = useWords('runPreview')
  const { choose, isBusy } = useChoice()
  const set = (next: Choice | null) => void choose(pair, choice, next)
  if (choice)
    return (
      <div className={classes.actions}>
        <Chip tone={choice === 'PIN' ? 'success' : 'warning'}>{t(choice)}</Chip>
        <Button
          variant="subtle"
          size="sm"
          disabled={isBusy}
          leftSection={<Icon of={Undo2} size={16} />}
          aria-label={t('undoOf', { names })}
          onClick={() => set(null)}
        >
          {t('undo')}
        </Button>
      </div>
    )
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="sm"
        disabled={isBusy}
        leftSection={<Icon of={Ban} size={16} />}
        aria-label={t('skipOf', { names })}
        onClick={() => set('SKIP')}
      >
        {t('skip')}
      </Button>
      <Button
        variant="default"
        size="sm"
        disabled={isBusy}
        leftSection={<Icon of={Pin} size={16} />}
        aria-label={t('pinOf', { names })}
        onClick={() => set('PIN')}
      >
        {t('pin')}
      </Button>
    </div>
  )
}
