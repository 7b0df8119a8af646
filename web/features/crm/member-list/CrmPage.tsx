import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import type { ListedMember } from '#contract/crm/member-list.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { BulkBar } from '../bulk-action/BulkBar.tsx'
import { RunningActions } from '../bulk-action/RunningActions.tsx'
import { isSelected, nobody, type Selected, select } from '../bulk-action/selection.ts'
import { MemberFileActions } from '../member-export/MemberFileActions.tsx'
import classes from './CrmPage.module.css'
import { ListTools } from './ListTools.tsx'
import { type ChangeState, filterOf, firstPage, type ListState, readListState, writeListState } from './listState.ts'
import { MemberPanel } from './MemberPanel.tsx'
import { MemberTable } from './MemberTable.tsx'
import { NoMembers } from './NoMembers.tsx'
import { Pages } from './Pages.tsx'
import { membersQuery, segmentsQuery } from './queries.ts'
import { useMayManage } from './useMayManage.ts'
import { useTableKeys } from './useTableKeys.ts'
import { ViewTabs } from './ViewTabs.tsx'

/** The table of members for managers. All of its state but the selection is in the address. */
export function CrmPage() {
  const menu = useWords('menu')
  const [state, change] = useListState()
  const segments = useQuery(segmentsQuery)
  const filter = filterOf(state, segments.data)
  return (
    <>
      <PageHeader title={menu('titles.crm')} actions={<MemberFileActions filter={filter} />} />
      <ViewTabs state={state} filter={filter} onChange={change} />
      <RunningActions />
      <ListTools state={state} filter={filter} onChange={change} />
      {filter && <MemberList key={JSON.stringify(filter)} state={state} filter={filter} onChange={change} />}
      {!filter &&
        (segments.isError ? <NotLoaded onRetry={() => void segments.refetch()} /> : <ListSkeleton count={8} />)}
    </>
  )
}

type Props = { state: ListState; filter: MemberFilter; onChange: ChangeState }

/** A new filter begins with nobody selected. */
function MemberList({ state, filter, onChange }: Props) {
  const t = useWords('crm')
  const language = useLanguage()
  const list = useQuery(membersQuery(filter, state))
  const mayManage = useMayManage()
  const [selected, setSelected] = useState<Selected>(nobody)
  const members: ListedMember[] = list.data?.items ?? []
  const ids = members.map(({ id }) => id)
  const open = (id: string) => onChange({ member: id === state.member ? '' : id, part: state.part })
  const current = useTableKeys({
    ids,
    onOpen: id => onChange({ member: id }),
    onToggle: id => mayManage && setSelected(select(selected, [id], !isSelected(selected, id))),
  })
  const place = ids.indexOf(state.member)
  const total = list.data?.total ?? null
  const isFirstPage = !state.after && !state.before
  const beside = (step: number) => {
    const id = place >= 0 ? ids[place + step] : undefined
    return id ? () => onChange({ member: id }) : null
  }
  const isAnySelected = selected.isAll || selected.ids.length > 0
  return (
    <div className={classes.columns} data-panel={state.member !== '' || undefined}>
      <div className={classes.main} aria-busy={list.isPlaceholderData}>
        {list.isPending && <ListSkeleton count={8} />}
        {list.isError && !list.data && <NotLoaded text={t('notLoaded')} onRetry={() => void list.refetch()} />}
        {list.data && members.length === 0 && <NoMembers filter={filter} onChange={onChange} />}
        {members.length > 0 && (
          <>
            <Card isFlush>
              <MemberTable
                members={members}
                state={state}
                mayManage={mayManage}
                isSelected={id => isSelected(selected, id)}
                current={current}
                onSelect={(changed, isOn) => setSelected(select(selected, changed, isOn))}
                onOpen={open}
                onSort={sort => onChange({ ...sort, ...firstPage })}
              />
            </Card>
            {isAnySelected && (
              <BulkBar selected={selected} filter={filter} onSelect={setSelected} onClear={() => setSelected(nobody)} />
            )}
            <Pages
              next={list.data?.next ?? null}
              previous={list.data?.previous ?? null}
              state={state}
              onChange={onChange}
            />
          </>
        )}
      </div>
      {state.member && (
        <MemberPanel
          participantId={state.member}
          part={state.part}
          place={
            place >= 0 && isFirstPage && total !== null
              ? t('panel.place', { place: (place + 1).toLocaleString(language), total: total.toLocaleString(language) })
              : ''
          }
          partLink={part => writeListState({ ...state, part })}
          onUp={beside(-1)}
          onDown={beside(1)}
          onClose={() => onChange({ member: '', part: '' })}
        />
      )}
    </div>
  )
}

function useListState(): [ListState, ChangeState] {
  const { pathname, search } = useLocation()
  const change: ChangeState = (next, { isTyped } = { isTyped: false }) => {
    const query = writeListState({ ...readListState(window.location.search), ...next })
    if (query !== (window.location.search || '?')) goTo(pathname + query, { replace: isTyped })
  }
  return [readListState(search), change]
}
