import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type ReportTab, reportSorts, reportTabs } from '#contract/events/event-fields.ts'
import type { ReportRow } from '#contract/events/event-report.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { Text } from '#web/ui/Text.tsx'
import { BulkBar } from './BulkBar.tsx'
import classes from './ParticipantsReport.module.css'
import { PersonPanel } from './PersonPanel.tsx'
import { reportQuery } from './queries.ts'
import { RejectSheet } from './RejectSheet.tsx'
import { isWaitingFor, ReportTable } from './ReportTable.tsx'
import { type ReportState, rowsPerPage, writeReportState } from './reportState.ts'
import { type Person, useMoves } from './useMoves.ts'
import { nameOf } from './useStatusChange.ts'

/** Totals of searches are exact up to this. */
const countedAtMost = 10_000

type Props = {
  eventId: string
  state: ReportState
  onChange: (change: Partial<ReportState>, options?: { isTyped: boolean }) => void
}

const personOf = (row: ReportRow): Person => ({ id: row.participantId, name: nameOf(row) })

/** The table with tabs, search, order and pages; all of it is in the address. */
export function ParticipantsReport({ eventId, state, onChange }: Props) {
  const t = useWords('eventReport')
  const report = useQuery(reportQuery(eventId, state))
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const [rejecting, setRejecting] = useState<Person[]>([])
  const { move, planned } = useMoves(eventId)
  const { data } = report
  const rows = data?.items ?? []
  const chosen = rows.filter(row => selected.has(row.participantId) && isWaitingFor(row, planned))

  const select = (ids: string[], isOn: boolean) =>
    setSelected(before => {
      const after = new Set(before)
      for (const id of ids) isOn ? after.add(id) : after.delete(id)
      return after
    })
  const approve = (people: Person[]) => {
    move('approve', people)
    setSelected(new Set())
  }
  return (
    <>
      <StatusTabs state={state} counts={data?.counts} />
      <search className={classes.tools}>
        <SearchField
          value={state.search}
          onChange={search => onChange({ search, page: 1 }, { isTyped: true })}
          label={t('search')}
          className={classes.search}
        />
        <NativeSelect
          aria-label={t('sort')}
          value={state.sort ?? ''}
          data={[
            { value: '', label: t(state.tab === 'waitlist' ? 'sorts.waitlist' : 'sorts.newest') },
            ...reportSorts
              .filter(sort => sort !== 'newest' || state.tab === 'waitlist')
              .map(sort => ({ value: sort, label: t(`sorts.${sort}`) })),
          ]}
          onChange={({ currentTarget }) =>
            onChange({ sort: reportSorts.find(sort => sort === currentTarget.value) ?? null, page: 1 })
          }
        />
        {state.search && data?.total != null && (
          <Text tone="soft">
            <span role="status">{data.total > countedAtMost ? t('foundMany') : t('found', { count: data.total })}</span>
          </Text>
        )}
      </search>
      <div className={classes.columns} data-panel={state.person !== '' || undefined}>
        <div className={classes.main} aria-busy={report.isPlaceholderData}>
          {report.isPending && <ListSkeleton count={8} />}
          {report.isError && !data && <NotLoaded text={t('notLoaded')} onRetry={() => void report.refetch()} />}
          {data && rows.length === 0 && <Nobody state={state} slug={data.event.slug} onChange={onChange} />}
          {data && rows.length > 0 && (
            <>
              <Card isFlush>
                <ReportTable
                  event={data.event}
                  rows={rows}
                  openId={state.person}
                  selected={selected}
                  planned={planned}
                  onSelect={select}
                  onOpen={row => onChange({ person: row.participantId === state.person ? '' : row.participantId })}
                  onApprove={row => approve([personOf(row)])}
                  onReject={row => setRejecting([personOf(row)])}
                />
              </Card>
              {chosen.length > 0 && (
                <BulkBar
                  count={chosen.length}
                  total={data.total ?? rows.length}
                  onApprove={() => approve(chosen.map(personOf))}
                  onReject={() => setRejecting(chosen.map(personOf))}
                  onClear={() => setSelected(new Set())}
                />
              )}
              <Pages page={state.page} total={data.total ?? 0} onPage={page => onChange({ page })} />
            </>
          )}
        </div>
        {data && state.person && (
          <PersonPanel event={data.event} participantId={state.person} onClose={() => onChange({ person: '' })} />
        )}
      </div>
      <RejectSheet
        people={rejecting}
        isOpen={rejecting.length > 0}
        onClose={() => setRejecting([])}
        onReject={message => {
          move('reject', rejecting, message)
          setSelected(new Set())
        }}
      />
    </>
  )
}

/** Refunds are a tab only where there are some. */
function StatusTabs({ state, counts }: { state: ReportState; counts: Record<ReportTab, number> | undefined }) {
  const t = useWords('eventReport')
  const language = useLanguage()
  const shown = reportTabs.filter(tab => tab !== 'refunds' || (counts?.refunds ?? 0) > 0 || state.tab === 'refunds')
  return (
    <TabLinks
      label={t('tabs')}
      tabs={shown.map(tab => ({
        to: writeReportState({ ...state, tab, sort: null, page: 1, person: '' }) || '?',
        label: t(`tab.${tab}`),
        count: counts?.[tab].toLocaleString(language),
        isCurrent: tab === state.tab,
      }))}
    />
  )
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const t = useWords('eventReport')
  const pages = Math.ceil(total / rowsPerPage)
  if (pages <= 1) return null
  return (
    <nav className={classes.pages} aria-label={t('page', { page, pages })}>
      <ActionIcon size={42} disabled={page <= 1} aria-label={t('previous')} onClick={() => onPage(page - 1)}>
        <Icon of={ChevronLeft} />
      </ActionIcon>
      <span>{t('page', { page, pages })}</span>
      <ActionIcon size={42} disabled={page >= pages} aria-label={t('next')} onClick={() => onPage(page + 1)}>
        <Icon of={ChevronRight} />
      </ActionIcon>
    </nav>
  )
}

function Nobody({ state, slug, onChange }: { state: ReportState; slug: string; onChange: Props['onChange'] }) {
  const t = useWords('eventReport')
  const share = async () => {
    await navigator.clipboard.writeText(new URL(`/event/${slug}`, window.location.origin).href)
    showToast({ type: 'success', title: t('shared') })
  }
  if (state.search)
    return (
      <EmptyState
        title={t('noneFound')}
        text={t('noneFoundText')}
        action={
          <Button variant="default" onClick={() => onChange({ search: '', page: 1 })}>
            {t('clearSearch')}
          </Button>
        }
      />
    )
  if (state.tab !== 'all') return <EmptyState title={t('emptyTab')} text={t('emptyTabText')} />
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={<Button onClick={() => void share()}>{t('share')}</Button>}
    />
  )
}
