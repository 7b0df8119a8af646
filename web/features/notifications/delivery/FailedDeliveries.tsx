import { Button } from '@mantine/core'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { FailedRow } from './FailedRow.tsx'

const deliveriesQuery = infiniteQueryOptions({
  queryKey: ['failed deliveries'],
  queryFn: ({ pageParam }) => api.delivery.list(pageParam ? { after: pageParam } : {}),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})
type Delivery = Awaited<ReturnType<typeof api.delivery.list>>['items'][number]

/** Messages that failed or may not have arrived. None is repeated without somebody's decision. */
export function FailedDeliveries() {
  const t = useWords('channels')
  const list = useInfiniteQuery(deliveriesQuery)
  const items = (list.data?.pages ?? []).flatMap(page => page.items)
  return (
    <SettingsCard title={t('admin.failed')}>
      {list.isPending && <ListSkeleton count={1} isInCard />}
      {list.isError && !list.data && <NotLoaded onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <div className={settings.block}>
          <Text tone="soft">{t('admin.allSent')}</Text>
        </div>
      )}
      {items.map(delivery => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
      {list.hasNextPage && (
        <div className={settings.block}>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('admin.more')}
          </Button>
        </div>
      )}
    </SettingsCard>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = useWords('channels')
  const language = useLanguage()
  const { id, channel, recipient, status, problem, attempts, createdAt } = delivery
  const send = async () => {
    await api.delivery.sendAgain({ id })
    await queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey })
  }
  return (
    <FailedRow
      title={recipient}
      facts={[t(`names.${channel}`), longDate(createdAt, language), t('admin.attempts', { count: attempts })]}
      problem={[t(`admin.${status}`), problem].filter(Boolean).join(': ')}
      recipient={recipient}
      onSend={send}
    />
  )
}
