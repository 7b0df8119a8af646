import { useWords } from '#web/lib/words/words.ts'
import classes from './MemberImport.module.css'

const steps = ['upload', 'mapping', 'check', 'import', 'done'] as const
export type ImportStep = (typeof steps)[number]

/** Where the import is. */
export function ImportSteps({ current }: { current: ImportStep }) {
  const t = useWords('memberImport')
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-past={at < steps.indexOf(current) || undefined}
        >
          <span className={classes.number} aria-hidden>
            {at + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
