import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ChangeMark.module.css'
import type { Change } from './change.ts'

const icons = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }

/** How a figure moved against the period before: the arrow is drawn, and read as a word. Nothing if it did not. */
export function ChangeMark({ change }: { change: Change | null }) {
  const t = useWords('analytics')
  const language = useLanguage()
  if (!change || change.direction === 'same') return null
  const number = change.amount.toLocaleString(language)
  const amounts = { percent: `${number}%`, points: t('change.points', { amount: number }), value: number }
  const amount = change.kind === 'new' ? null : amounts[change.kind]
  return (
    <span className={classes.root} data-direction={change.direction}>
      <Icon of={icons[change.direction]} size={16} />
      <span aria-hidden>{amount ?? t('change.new')}</span>
      <span className={classes.read}>
        {amount === null ? t('change.new') : t(`change.${change.direction}`, { amount })}
      </span>
    </span>
  )
}
