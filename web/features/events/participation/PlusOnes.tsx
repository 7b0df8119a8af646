import { ActionIcon } from '@mantine/core'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './PlusOnes.module.css'

type Props = { value: number; max: number; isBusy: boolean; onChange: (count: number) => void }

/** How many guests come along. */
export function PlusOnes({ value, max, isBusy, onChange }: Props) {
  const t = useWords('event')
  const id = useId()
  return (
    <fieldset className={classes.root} aria-labelledby={id}>
      <span id={id}>{t('plusOnes.label')}</span>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('plusOnes.fewer')}
        disabled={isBusy || value === 0}
        onClick={() => onChange(value - 1)}
      >
        <Icon of={Minus} />
      </ActionIcon>
      <output className={classes.value}>{value}</output>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('plusOnes.more')}
        disabled={isBusy || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} />
      </ActionIcon>
    </fieldset>
  )
}
