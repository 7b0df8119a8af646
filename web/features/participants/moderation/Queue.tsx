import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModeratedParticipant } from '#contract/participants/moderation.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { ApplicantPanel } from './ApplicantPanel.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import classes from './Queue.module.css'
import { QueueList } from './QueueList.tsx'
import { QueuePages } from './QueuePages.tsx'
import { queueQuery } from './queries.ts'
import { afterDeciding, type ChangeQueue, neighbour, type QueueState } from './queueState.ts'
import { RejectionSheet } from './RejectionSheet.tsx'
import { type Applicant, type RejectionReason, useDecisions } from './useDecisions.ts'
import { useQueueKeys } from './useQueueKeys.ts'

export const applicantOf = (row: ModeratedParticipant): Applicant => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim() || row.email,
  status: row.moderationStatus,
})

/** The list with search and pages, the chosen person beside it, and decisions on one or on several. */
export function Queue({ state, onChange }: { state: QueueState; onChange: ChangeQueue }) {
  const t = useWords('moderation')
  const queue = useQuery(queueQuery(state))
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const [rejecting, setRejecting] = useState<Applicant[]>([])
  const { decide, busy } = useDecisions()
  const rows = queue.data?.items ?? []
  const ids = rows.map(({ id }) => id)
  // Without a choice the first one is shown, so that a moderator can begin at once.
  const personId = state.person || ids[0] || ''
  const person = rows.find(({ id }) => id === personId)
  const chosen = rows.filter(({ id, moderationStatus }) => selected.has(id) && moderationStatus === 'PENDING')

  const settle = (people: Applicant[], status: 'CONFIRMED' | 'REJECTED', reason: RejectionReason | null = null) => {
    const decided = people.map(({ id }) => id)
    const isShown = decided.includes(personId)
    if (isShown && state.tab !== 'ALL') onChange({ person: afterDeciding(ids, decided) }, { isReplaced: true })
    setSelected(new Set())
    void decide(people, status, reason)
  }
  const isFree = person && !busy.has(person.id)
  useQueueKeys({
    onConfirm: () => isFree && person.moderationStatus !== 'CONFIRMED' && settle([applicantOf(person)], 'CONFIRMED'),
    onReject: () => isFree && person.moderationStatus !== 'REJECTED' && setRejecting([applicantOf(person)]),
    onStep: step => onChange({ person: neighbour(ids, personId, step) }, { isReplaced: true }),
  })
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.list} aria-busy={queue.isPlaceholderData}>
          <search>
            <SearchField
              value={state.search}
              onChange={search => onChange({ search, page: 1, person: '' }, { isReplaced: true })}
              label={t('search')}
            />
          </search>
          {queue.isPending && <ListSkeleton count={7} />}
          {queue.isError && !queue.data && <NotLoaded text={t('notLoaded')} onRetry={() => void queue.refetch()} />}
          {queue.data && rows.length === 0 && <Nobody state={state} onChange={onChange} />}
          {rows.length > 0 && (
            <>
              <Card isFlush>
                <QueueList
                  rows={rows}
                  personId={personId}
                  selected={selected}
                  onSelect={setSelected}
                  onOpen={id => onChange({ person: id })}
                />
              </Card>
              <QueuePages
                page={state.page}
                hasNext={queue.data?.next != null}
                onPage={page => onChange({ page, person: '' })}
              />
            </>
          )}
        </div>
        {personId && (
          <ApplicantPanel
            key={personId}
            participantId={personId}
            isBusy={busy.has(personId)}
            onConfirm={applicant => settle([applicant], 'CONFIRMED')}
            onReject={applicant => setRejecting([applicant])}
          />
        )}
      </div>
      {chosen.length > 0 && (
        <DecisionBar
          count={chosen.length}
          total={rows.length}
          onConfirm={() => settle(chosen.map(applicantOf), 'CONFIRMED')}
          onReject={() => setRejecting(chosen.map(applicantOf))}
          onClear={() => setSelected(new Set())}
        />
      )}
      <RejectionSheet
        people={rejecting}
        onClose={() => setRejecting([])}
        onReject={reason => settle(rejecting, 'REJECTED', reason)}
      />
    </>
  )
}

function Nobody({ state, onChange }: { state: QueueState; onChange: ChangeQueue }) {
  const t = useWords('moderation')
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
  if (state.tab === 'PENDING') return <EmptyState title={t('empty')} text={t('emptyText')} />
  return <EmptyState title={t('emptyTab')} text={t('emptyTabText')} />
}
