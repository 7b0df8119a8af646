import { ActionIcon, Button } from '@mantine/core'
import { ArrowDown } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Chat, ChatPerson } from '#contract/chats/chat-shapes.ts'
import type { OutboxMessage } from '#web/lib/browser/storage.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { dayName, dayOf } from '../list/chatTime.ts'
import { MeetingCard } from '../meeting/MeetingCard.tsx'
import type { MessageActions } from '../message/MessageMenu.tsx'
import { MessageRow } from '../message/MessageRow.tsx'
import { PendingRow } from '../message/PendingRow.tsx'
import { SystemLine } from '../message/SystemLine.tsx'
import type { ChatState, ChatStore } from './chatStore.ts'
import classes from './MessageLog.module.css'
import { isWritten, rowsOf } from './rows.ts'
import { useScroll } from './useScroll.ts'

type Props = {
  store: ChatStore
  state: ChatState & { chat: Chat }
  ownId: string
  pending: OutboxMessage[]
  typing: string
  personOf: (id: string | null) => ChatPerson | undefined
  actions: Omit<MessageActions, 'open'>
  onSeen: (number: number) => void
}

const markedMs = 2500

/** The messages of a chat, of which a bounded number is on the page. */
export function MessageLog({ store, state, ownId, pending, typing, personOf, actions, onSeen }: Props) {
  const t = useWords('chats')
  const { chat, window, dividerAfter, opened, startsAt, isAskedFor } = state
  const [marked, setMarked] = useState<number | null>(null)
  const items = window?.items ?? []
  const rows = useMemo(() => rowsOf(items, { readNumber: dividerAfter, dayOf }), [items, dividerAfter])
  const { box, isAtBottom, toEnd, toNumber } = useScroll({
    opened,
    startsAt,
    isComplete: window !== null && !window.hasLater,
    rows: `${items[0]?.id} ${items.at(-1)?.id} ${window?.seq} ${pending.length} ${typing}`,
    onNearTop: () => void store.extend('earlier'),
    onNearBottom: () => void store.extend('later'),
    onSeen,
  })
  useEffect(() => {
    if (isAskedFor) setMarked(startsAt)
  }, [startsAt, isAskedFor])
  useEffect(() => {
    if (marked === null) return undefined
    const timer = setTimeout(() => setMarked(null), markedMs)
    return () => clearTimeout(timer)
  }, [marked])
  const open = (number: number) => {
    setMarked(number)
    if (!toNumber(number)) void store.open(number)
  }
  const toNewest = () => (window?.hasLater ? void store.open(null) : toEnd())
  const count = Math.max(0, Math.min(chat.lastNumber - chat.readNumber, chat.unread))
  const now = Date.now()
  const day = (at: string) => {
    const name = dayName(at, now, currentLanguage())
    return name === 'today' || name === 'yesterday' ? t(name) : name
  }
  const latestOpen = useRef(open)
  latestOpen.current = open
  // One object while the rows stay the same, so that scrolling renders none of them.
  const all = useMemo(() => ({ ...actions, open: (number: number) => latestOpen.current(number) }), [actions])
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <div ref={box} className={classes.root} role="log" aria-label={t('log', { name: chat.name })} tabIndex={0}>
        {window?.hasEarlier ? (
          <Button variant="subtle" size="xs" className={classes.earlier} onClick={() => void store.extend('earlier')}>
            {t('earlier')}
          </Button>
        ) : (
          <p className={classes.beginning}>{t('beginning')}</p>
        )}
        {rows.map(row => {
          if (row.kind === 'day') return <Divider key={row.key} text={day(row.at)} />
          if (row.kind === 'unread') return <Divider key={row.key} text={t('newDivider')} isNew />
          const { message, isFirst, isLast } = row
          return (
            <div key={row.key} data-number={message.number}>
              {isWritten(message) ? (
                <MessageRow
                  message={message}
                  ownId={ownId}
                  isFirst={isFirst}
                  isLast={isLast}
                  isRead={message.number <= chat.readByOthers}
                  isGroup={chat.kind !== 'PAIR'}
                  isOpen={chat.isOpen}
                  isMarked={marked === message.number}
                  personOf={personOf}
                  actions={all}
                />
              ) : message.kind === 'MEETING' ? (
                <div className={classes.meeting} data-own={message.authorId === ownId || undefined}>
                  <MeetingCard message={message} chat={chat} ownId={ownId} onChanged={() => void store.catchUp()} />
                </div>
              ) : (
                <SystemLine message={message} personOf={personOf} />
              )}
            </div>
          )
        })}
        {!window?.hasLater && pending.map(message => <PendingRow key={message.key} message={message} />)}
        <p className={classes.typing} aria-live="off">
          {typing}
        </p>
      </div>
      {!isAtBottom && (
        <div className={classes.jump}>
          <ActionIcon
            variant="default"
            size={44}
            radius="xl"
            aria-label={count > 0 ? t('toNewestCount', { count }) : t('toNewest')}
            onClick={toNewest}
          >
            <Icon of={ArrowDown} />
          </ActionIcon>
          <span aria-hidden>
            <CountBadge count={count} words="" />
          </span>
        </div>
      )}
    </div>
  )
}

function Divider({ text, isNew = false }: { text: string; isNew?: boolean }) {
  return (
    <p className={classes.divider} data-new={isNew || undefined}>
      <span>{text}</span>
    </p>
  )
}
