import { VisuallyHidden } from '@mantine/core'
import { Ellipsis } from 'lucide-react'
import { memo, Suspense, useState } from 'react'
import type { ReactionEmoji } from '#contract/chats/chat-fields.ts'
import type { ChatPerson, Message } from '#contract/chats/chat-shapes.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { FileList } from '../chat-file/FileList.tsx'
import { timeOf } from '../list/chatTime.ts'
import classes from './Message.module.css'
import type { MessageActions } from './MessageMenu.tsx'
import { MessageText } from './MessageText.tsx'
import { Ticks } from './Ticks.tsx'

const MessageMenu = lazyComponent(() => import('./MessageMenu.tsx'), 'MessageMenu')

type Props = {
  message: Message
  ownId: string
  isFirst: boolean
  isLast: boolean
  isRead: boolean
  isGroup: boolean
  isOpen: boolean
  isMarked: boolean
  personOf: (id: string | null) => ChatPerson | undefined
  actions: MessageActions
}

/** A message in its bubble, with what it answers, reactions, time and ticks. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, ownId, isFirst, isLast, isRead, isGroup, isOpen, isMarked, personOf, actions } = props
  const t = useWords('chats')
  const nameOf = (id: string | null) => {
    const person = personOf(id)
    return person ? `${person.firstName} ${person.lastName}` : t('deletedPerson')
  }
  const isOwn = message.authorId === ownId
  const author = personOf(message.authorId)
  const reader = personOf(ownId)
  const ownName = reader && `@${reader.firstName} ${reader.lastName}`
  const time = timeOf(message.createdAt, currentLanguage())
  return (
    <div
      className={classes.root}
      data-own={isOwn || undefined}
      data-last={isLast || undefined}
      data-marked={isMarked || undefined}
    >
      {!isOwn && (
        <span className={classes.face}>
          {isLast && <Avatar name={nameOf(message.authorId)} src={author?.avatarUrl} size={32} />}
        </span>
      )}
      <div className={classes.column}>
        <VisuallyHidden>
          {isOwn ? t('message.own', { time }) : t('message.other', { name: nameOf(message.authorId), time })}
        </VisuallyHidden>
        {isGroup && !isOwn && isFirst && (
          <span className={classes.author} aria-hidden>
            {nameOf(message.authorId)}
          </span>
        )}
        <div className={classes.line}>
          {message.isDeleted ? (
            <p className={classes.deleted}>{t('message.deleted')}</p>
          ) : (
            <>
              <div className={classes.bubble}>
                {message.kind === 'INTRO' && <span className={classes.label}>{t('message.intro')}</span>}
                {message.replyTo && <Quote of={message.replyTo} nameOf={nameOf} onOpen={actions.open} />}
                <FileList files={message.files} hasText={message.text !== ''} />
                {message.kind === 'INTRO' && !message.text && t('message.introOnly')}
                {message.text && <MessageText text={message.text} mention={ownName} />}
              </div>
              <MenuButton message={message} isOwn={isOwn} ownId={ownId} isOpen={isOpen} actions={actions} />
            </>
          )}
        </div>
        <Reactions message={message} ownId={ownId} nameOf={nameOf} isOpen={isOpen} onReact={actions.react} />
        {(isLast || message.editedAt) && (
          <span className={classes.foot} aria-hidden={!isOwn && !message.editedAt}>
            {message.editedAt && !message.isDeleted && <span>{t('message.edited')}</span>}
            <span aria-hidden>{time}</span>
            {isOwn && !message.isDeleted && <Ticks isRead={isRead} />}
          </span>
        )}
      </div>
    </div>
  )
})

type QuoteProps = {
  of: NonNullable<Message['replyTo']>
  nameOf: (id: string | null) => string
  onOpen: (number: number) => void
}

function Quote({ of: { number, authorId, text, isDeleted }, nameOf, onOpen }: QuoteProps) {
  const t = useWords('chats')
  const name = nameOf(authorId)
  return (
    <button
      type="button"
      className={classes.quote}
      aria-label={t('message.toOriginal', { name })}
      onClick={() => onOpen(number)}
    >
      <b>{name}</b>
      <span>{isDeleted ? t('message.deleted') : text}</span>
    </button>
  )
}

function MenuButton(props: Pick<Props, 'message' | 'ownId' | 'isOpen' | 'actions'> & { isOwn: boolean }) {
  const t = useWords('chats')
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button type="button" className={classes.more} aria-label={t('message.actions')} onClick={() => setWanted(true)}>
      <Icon of={Ellipsis} size={16} />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <MessageMenu {...props} />
    </Suspense>
  )
}

type ReactionsProps = {
  message: Message
  ownId: string
  nameOf: (id: string | null) => string
  isOpen: boolean
  onReact: MessageActions['react']
}

function Reactions({ message, ownId, nameOf, isOpen, onReact }: ReactionsProps) {
  const t = useWords('chats')
  if (message.reactions.length === 0) return null
  return (
    <span className={classes.reactions}>
      {message.reactions.map(({ emoji, participantIds }) => {
        const isOwn = participantIds.includes(ownId)
        const names = participantIds.map(nameOf).join(', ')
        return (
          <button
            key={emoji}
            type="button"
            className={classes.reaction}
            aria-pressed={isOwn}
            aria-label={t('message.reactions', { emoji, names })}
            title={names}
            disabled={!isOpen}
            onClick={() => onReact(message, emoji as ReactionEmoji, !isOwn)}
          >
            {emoji} {participantIds.length > 1 && participantIds.length}
          </button>
        )
      })}
    </span>
  )
}
