import { Button } from '@mantine/core'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { FailedLetter } from '#contract/notifications/bounce.ts'
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
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'

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
      {list.isPending && <ListSkeleton count={3} />}
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
  const again = useAttempt()
  const { id, recipient, name, subject, status, problem, bounce, attempts, createdAt, can } = letter
  const facts = [subject, longDate(createdAt, language), t('admin.attempts', { count: attempts })]
  const send = () =>
    void again.attempt(async () => {
      await api.bounce.sendAgain({ id })
      showToast({ type: 'success', title: t('admin.againSent') })
      await queries.invalidateQueries({ queryKey: lettersQuery.queryKey })
    })
  return (
    <SettingRow
      title={name ? `${name}, ${recipient}` : recipient}
      text={
        <>
          <div>{facts.join(' · ')}</div>
          <div>{[t(`admin.${status}`), problem].filter(Boolean).join(': ')}</div>
          {bounce && <Text tone="danger">{t(`delivery.${bounce}`)}</Text>}
          {again.problem && (
            <Text tone="danger">
              <span role="alert">{again.problem}</span>
            </Text>
          )}
        </>
      }
    >
      {can.sendAgain && (
        <Button
          variant="default"
          size="sm"
          loading={again.isBusy}
          aria-label={t('admin.againOf', { recipient })}
          onClick={send}
        >
          {t('admin.again')}
        </Button>
      )}
    </SettingRow>
  )
}
