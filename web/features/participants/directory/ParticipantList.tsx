import { Button, VisuallyHidden } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { copyInvitation, useInvitationLink } from '#web/lib/session/invitation.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Text } from '#web/ui/Text.tsx'
import { isFiltered, type ListState, withoutFilters } from './listState.ts'
import { ParticipantCard } from './ParticipantCard.tsx'
import classes from './ParticipantList.module.css'

type Page = ReplyOf<Api['directory']['list']>

type Props = {
  people: UseInfiniteQueryResult<InfiniteData<Page>>
  state: ListState
  total: number | null
  onChange: (change: Partial<ListState>) => void
}

export function ParticipantList({ people, state, total, onChange }: Props) {
  const t = useWords('participants')
  const [news, setNews] = useState('')
  const shown = people.data?.pages.flatMap(({ items }) => items) ?? []
  /** Counting is expensive: the total is shown when known, or when everything is loaded. */
  const found = total ?? (people.hasNextPage ? null : shown.length)
  const showMore = async () => {
    const { data } = await people.fetchNextPage()
    setNews(t('list.loaded', { count: data?.pages.at(-1)?.items.length ?? 0 }))
  }
  if (shown.length === 0)
    return isFiltered(state) ? <NoneFits onClear={() => onChange(withoutFilters(state))} /> : <NobodyYet />
  return (
    <>
      {isFiltered(state) && found !== null && (
        <Text tone="soft" className={classes.found}>
          <span role="status">{t('list.found', { count: found })}</span>
        </Text>
      )}
      <ul className={classes.grid} data-view={state.view}>
        {shown.map(person => (
          <ParticipantCard key={person.id} person={person} isRequestShown={state.lookingFor !== ''} />
        ))}
      </ul>
      {people.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={people.isFetchingNextPage} onClick={() => void showMore()}>
            {t('list.more')}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  )
}

function NoneFits({ onClear }: { onClear: () => void }) {
  const t = useWords('participants')
  return (
    <EmptyState
      title={t('list.none')}
      text={t('list.noneText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('list.clearAll')}
        </Button>
      }
    />
  )
}

function NobodyYet() {
  const t = useWords('participants')
  const link = useInvitationLink()
  return (
    <EmptyState
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={link && <Button onClick={() => void copyInvitation()}>{t('list.invite')}</Button>}
    />
  )
}
