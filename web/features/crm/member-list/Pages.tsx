import { ActionIcon } from '@mantine/core'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './CrmPage.module.css'
import { type ChangeState, firstPage, type ListState } from './listState.ts'

type Props = { next: string | null; previous: string | null; state: ListState; onChange: ChangeState }

export function Pages({ next, previous, onChange }: Props) {
  const t = useWords('crm')
  if (!next && !previous) return null
  const go = (place: Partial<ListState>) => onChange({ ...firstPage, ...place, member: '' })
  return (
    <nav className={classes.pages} aria-label={t('pages')}>
      <ActionIcon size={44} disabled={!previous} aria-label={t('first')} onClick={() => go({})}>
        <Icon of={ChevronFirst} />
      </ActionIcon>
      <ActionIcon
        size={44}
        disabled={!previous}
        aria-label={t('previous')}
        onClick={() => go({ before: previous ?? '' })}
      >
        <Icon of={ChevronLeft} />
      </ActionIcon>
      <ActionIcon size={44} disabled={!next} aria-label={t('next')} onClick={() => go({ after: next ?? '' })}>
        <Icon of={ChevronRight} />
      </ActionIcon>
      <ActionIcon size={44} disabled={!next} aria-label={t('last')} onClick={() => go({ before: 'end' })}>
        <Icon of={ChevronLast} />
      </ActionIcon>
    </nav>
  )
}
