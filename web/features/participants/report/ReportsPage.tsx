import { Button } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { Report } from '#contract/matching/report.ts'
import { ago } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { ModerationHeader } from '../moderation/ModerationHeader.tsx'
import queue from '../moderation/Queue.module.css'
import { StateTabs } from '../moderation/StateTabs.tsx'
import { reportsKey, reportsQuery } from './queries.ts'
import { ReportPanel } from './ReportPanel.tsx'
import classes from './ReportsPage.module.css'

/** Reports of members, with the chosen one beside the list. */
export function ReportsPage() {
  const t = useWords('moderation')
  const [query] = useSearchParams()
  const queryClient = useQueryClient()
  const isSettled = query.get('show') === 'settled'
  const reports = useInfiniteQuery(reportsQuery(isSettled))
  const rows = reports.data?.pages.flatMap(({ items }) => items) ?? []
  const chosenId = query.get('report') ?? rows[0]?.id
  return (
    <>
      <ModerationHeader
        part="reports"
        isBusy={reports.isFetching}
        onRefresh={() => void queryClient.invalidateQueries({ queryKey: reportsKey })}
      />
      <StateTabs label={t('reports.tabs')} isSettled={isSettled} />
      {reports.isPending && <ListSkeleton count={5} />}
      {reports.isError && !reports.data && <NotLoaded text={t('notLoaded')} onRetry={() => void reports.refetch()} />}
      {reports.data && rows.length === 0 && !query.get('report') && (
        <EmptyState
          title={t(isSettled ? 'reports.emptySettled' : 'reports.empty')}
          text={t(isSettled ? 'reports.emptySettledText' : 'reports.emptyText')}
        />
      )}
      {reports.data && chosenId && (
        <div className={queue.columns}>
          <div className={queue.list}>
            {rows.length > 0 && (
              <Card isFlush>
                <ul className={classes.list} aria-label={t('reports.list')}>
                  {rows.map(row => (
                    <Row key={row.id} row={row} isOpen={row.id === chosenId} isSettled={isSettled} />
                  ))}
                </ul>
              </Card>
            )}
            {reports.hasNextPage && (
              <Button
                variant="default"
                loading={reports.isFetchingNextPage}
                onClick={() => void reports.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </div>
          <ReportPanel key={chosenId} id={chosenId} />
        </div>
      )}
    </>
  )
}

type RowProps = { row: Report; isOpen: boolean; isSettled: boolean }

function Row({ row, isOpen, isSettled }: RowProps) {
  const t = useWords('moderation')
  const language = useLanguage()
  const [author, subject] = [
    `${row.author.firstName} ${row.author.lastName}`,
    `${row.subject.firstName} ${row.subject.lastName}`,
  ]
  const facts = [
    t(`reports.kind.${row.kind}`),
    t(`reports.reason.${row.reason}`),
    row.subject.reports > 1 && t('reports.reports', { count: row.subject.reports }),
    row.decision && t(`reports.decision.${row.decision}`),
  ]
  const to = `?${new URLSearchParams({ ...(isSettled ? { show: 'settled' } : {}), report: row.id })}`
  return (
    <li>
      <Link to={to} className={classes.row} aria-current={isOpen || undefined} preventScrollReset>
        <span className={classes.about}>{t('reports.about', { author, subject })}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
        <span className={classes.facts}>{ago(row.createdAt, Date.now(), language)}</span>
      </Link>
    </li>
  )
}
