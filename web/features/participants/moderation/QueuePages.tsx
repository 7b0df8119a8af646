import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './QueuePages.module.css'

type Props = { page: number; hasNext: boolean; onPage: (page: number) => void }

/** The number of pages is unknown: counting a search would read all of it. */
export function QueuePages({ page, hasNext, onPage }: Props) {
  const t = useWords('moderation')
  if (page === 1 && !hasNext) return null
  return (
    <nav className={classes.root} aria-label={t('page', { page })}>
      <ActionIcon
        variant="default"
        size={44}
        disabled={page <= 1}
        aria-label={t('previous')}
        onClick={() => onPage(page - 1)}
      >
        <Icon of={ChevronLeft} />
      </ActionIcon>
      <span>{t('page', { page })}</span>
      <ActionIcon
        variant="default"
        size={44}
        disabled={!hasNext}
        aria-label={t('next')}
        onClick={() => onPage(page + 1)}
      >
        <Icon of={ChevronRight} />
      </ActionIcon>
    </nav>
  )
}
