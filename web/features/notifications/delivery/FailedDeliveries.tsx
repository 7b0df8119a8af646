import { Button } from '@mantine/core'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { Text } from '#web/ui/Text.tsx'

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
  if (list.isPending) return null
  return (
    <SettingsCard title={t('admin.failed')}>
      {!list.data && <NotLoaded onRetry={() => void list.refetch()} />}
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

function DeliveryRow({
  delivery: { id, channel, recipient, status, problem, attempts, createdAt },
}: {
  delivery: Delivery
}) {
  const t = useWords('channels')
  const language = useLanguage()
  const again = useAttempt()
  const facts = [t(`names.${channel}`), longDate(createdAt, language), t('admin.attempts', { count: attempts })]
  const send = () =>
    void again.attempt(async () => {
      await api.delivery.sendAgain({ id })
      showToast({ type: 'success', title: t('admin.againSent') })
      await queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey })
    })
  return (
    <SettingRow
      title={recipient}
      text={
        <>
          <div>{facts.join(' · ')}</div>
          <div>{[t(`admin.${status}`), problem].filter(Boolean).join(': ')}</div>
          {again.problem && (
            <Text tone="danger">
              <span role="alert">{again.problem}</span>
            </Text>
          )}
        </>
      }
    >
      <Button
        variant="default"
        size="sm"
        loading={again.isBusy}
        aria-label={t('admin.againOf', { recipient })}
        onClick={send}
      >
        {t('admin.again')}
      </Button>
    </SettingRow>
  )
}
