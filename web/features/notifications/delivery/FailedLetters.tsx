import { Button } from '@mantine/core'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { FailedLetter } from '#contract/notifications/bounce.ts'
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

const lettersQuery = infiniteQueryOptions({
  queryKey: ['failed letters'],
  queryFn: ({ pageParam, signal }) => api.bounce.listLetters(pageParam ? { after: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: last => last.next,
})

/** Letters that failed, why, and whether the address gets any. */
export function FailedLetters() {
  const t = useWords('channels')
  const list = useInfiniteQuery(lettersQuery)
  const items = (list.data?.pages ?? []).flatMap(page => page.items)
  return (
    <SettingsCard title={t('delivery.letters')}>
      {list.isPending && <ListSkeleton count={1} isInCard />}
      {list.isError && !list.data && <NotLoaded onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <div className={settings.block}>
          <Text tone="soft">{t('delivery.none')}</Text>
        </div>
      )}
      {items.map(letter => (
        <LetterRow key={letter.id} letter={letter} />
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

function LetterRow({ letter }: { letter: FailedLetter }) {
  const t = useWords('channels')
  const language = useLanguage()
  const { id, recipient, name, subject, status, problem, bounce, attempts, createdAt, can } = letter
  const send = async () => {
    await api.bounce.sendAgain({ id })
    await queries.invalidateQueries({ queryKey: lettersQuery.queryKey })
  }
  return (
    <FailedRow
      title={name ? `${name}, ${recipient}` : recipient}
      facts={[subject, longDate(createdAt, language), t('admin.attempts', { count: attempts })]}
      problem={[t(`admin.${status}`), problem].filter(Boolean).join(': ')}
      warning={bounce && t(`delivery.${bounce}`)}
      recipient={recipient}
      onSend={can.sendAgain ? send : null}
    />
  )
}
