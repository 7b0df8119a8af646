import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays, Handshake, type LucideIcon, Mail, PenLine, Send, UserPlus } from 'lucide-react'
import type { HistoryEntry } from '#contract/crm/member-history.ts'
import { localeOf } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { historyQuery } from '../member/queries.ts'
import { sentenceOf } from './historySentence.ts'
import classes from './MemberHistory.module.css'

const icons: Record<HistoryEntry['kind'], LucideIcon> = {
  joined: UserPlus,
  introSent: Send,
  introReceived: Handshake,
  event: CalendarDays,
  letter: Mail,
  change: PenLine,
}

/** What managers may know of a member's past, newest first. */
export function MemberHistory({ member: { id: memberId } }: { member: { id: string } }) {
  const t = useWords('member')
  const language = useLanguage()
  const history = useInfiniteQuery(historyQuery(memberId))
  if (history.isPending) return <ListSkeleton count={4} />
  if (!history.data) return <NotLoaded text={t('history.notLoaded')} onRetry={() => void history.refetch()} />
  const entries = history.data.pages.flatMap(({ items }) => items)
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <ol className={classes.root}>
        {entries.map(entry => (
          <li key={`${entry.kind} ${entry.id}`}>
            <span className={classes.icon} aria-hidden>
              <Icon of={icons[entry.kind]} size={16} />
            </span>
            <div>
              <Text>{sentenceOf(entry, t)}</Text>
              <Text size="small" tone="quiet">
                <time dateTime={entry.at}>{format.format(new Date(entry.at))}</time>
              </Text>
            </div>
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button variant="default" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </>
  )
}
