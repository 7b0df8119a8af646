import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Section.module.css'
import type { EventFormState, SectionName } from './useEventForm.ts'

type Props = {
  form: Pick<EventFormState, 'isOpen' | 'hasProblems' | 'toggle'>
  name: SectionName
  title: string
  summary: string
  children: ReactNode
}

/** A folded part of the form with one line that sums it up. Its fields stay in the form while it is folded. */
export function Section({ form, name, title, summary, children }: Props) {
  const t = useWords('eventForm')
  const id = useId()
  const isOpen = form.isOpen(name)
  const hasProblems = form.hasProblems(name)
  return (
    <section className={classes.root}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => form.toggle(name)}
        >
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.summary} data-problem={hasProblems || undefined}>
              {hasProblems ? t('sections.hasProblems') : summary}
            </span>
          </span>
          <Icon of={ChevronDown} className={classes.arrow ?? ''} />
        </button>
      </h2>
      <div id={id} className={classes.content} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
