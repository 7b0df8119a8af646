import { Button } from '@mantine/core'
import { CheckCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { interfaceConstants } from '#contract/limits.ts'
import { type NotificationFilter, notificationFilters } from '#contract/notifications/notification-kinds.ts'
import { ConnectedSheet } from '#web/features/matching/intro/ConnectedSheet.tsx'
import { useWidth } from '#web/lib/browser/viewport.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { ChipButton } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { grouped } from './groups.ts'
import { NotificationRow } from './NotificationRow.tsx'
import classes from './NotificationsPage.module.css'
import { useNotifications } from './useNotifications.ts'

/** What happened that concerns the reader; `?show=` selects a kind. */
export function NotificationsPage() {
  const t = useWords('notifications')
  const [query, setQuery] = useSearchParams()
  const filter = notificationFilters.find(each => each === query.get('show')) ?? null
  const choose = (chosen: NotificationFilter | null) =>
    setQuery(chosen ? { show: chosen } : {}, { replace: true, preventScrollReset: true })
  return (
    <div className={classes.root}>
      <Content key={filter} filter={filter}>
        <fieldset className={classes.filters} aria-label={t('filterLabel')}>
          {[null, ...notificationFilters].map(each => (
            <ChipButton
              key={each}
              size="sm"
              className={classes.filter ?? ''}
              ref={filter === each ? showChip : undefined}
              aria-pressed={filter === each}
              onClick={() => choose(each)}
            >
              {t(`filters.${each ?? 'all'}`)}
            </ChipButton>
          ))}
        </fieldset>
      </Content>
      <ConnectedSheet />
    </div>
  )
}

/** On a phone not all of them fit. */
const showChip = (chip: HTMLElement | null) => chip?.scrollIntoView({ inline: 'nearest', block: 'nearest' })

function Content({ filter, children }: { filter: NotificationFilter | null; children: React.ReactNode }) {
  const t = useWords('notifications')
  const { list, items, isNew, newer, showNewer, markAll, dismiss } = useNotifications(filter)
  const now = new Date()
  const canMark = items.some(isNew)
  const isNarrow = useWidth() < interfaceConstants.narrowWidth
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          canMark && (
            <Button variant="subtle" leftSection={<Icon of={CheckCheck} size={16} />} onClick={() => void markAll()}>
              {t(isNarrow ? 'readAllShort' : 'readAll')}
            </Button>
          )
        }
      />
      {children}
      {newer > 0 && (
        <div className={classes.newer} role="status">
          <Button size="sm" onClick={() => void showNewer()}>
            {t('newer', { count: newer })}
          </Button>
        </div>
      )}
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.data && <NotLoaded onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && !list.hasNextPage && <Nothing filter={filter} />}
      {grouped(items, isNew, now).map(([name, own]) => (
        <section key={name} aria-labelledby={`group-${name}`} className={classes.group}>
          <h2 id={`group-${name}`} className={classes.head}>
            {t(`groups.${name}`)}
          </h2>
          <Card isFlush>
            <ul className={classes.list}>
              {own.map(item => (
                <NotificationRow
                  key={item.id}
                  item={item}
                  isNew={isNew(item)}
                  now={now}
                  onDismiss={() => void dismiss(item.id)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Nothing({ filter }: { filter: NotificationFilter | null }) {
  const t = useWords('notifications')
  if (!filter) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <EmptyState
      title={t('emptyFilter')}
      text={t('emptyFilterText')}
      action={
        <LinkButton to="/notifications" variant="default">
          {t('showAll')}
        </LinkButton>
      }
    />
  )
}
