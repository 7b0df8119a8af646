import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import { SendHorizontal, Smile, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { chatLimits, reactionEmojis, typingEveryMs } from '#contract/chats/chat-fields.ts'
import type { Chat, Message } from '#contract/chats/chat-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { isLiveStore } from '#web/lib/realtime/realtime.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { AttachButton, UploadList } from '../chat-file/AttachButton.tsx'
import { filesOf, useUploads } from '../chat-file/useUploads.ts'
import classes from './Composer.module.css'
import { draftOf, keepDraft } from './drafts.ts'
import { send } from './outbox.ts'

/** What the text is for: a new message, an answer to one, or a change of an own one. */
export type Purpose =
  | { kind: 'new' }
  | { kind: 'reply'; to: Message; name: string }
  | { kind: 'edit'; message: Message }

type Props = {
  chat: Chat
  ownId: string
  purpose: Purpose
  onPurpose: (purpose: Purpose) => void
  onSend: () => void
  onEdit: (message: Message, text: string) => void
  /** Arrow up in an empty field. */
  onEditLast: () => void
}

const warnAt = 200

export function Composer({ chat, ownId, purpose, onPurpose, onSend, onEdit, onEditLast }: Props) {
  const t = useWords('chats')
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => draftOf(ownId, chat.id))
  const toldAt = useRef(0)
  const uploads = useUploads(chat.id)
  const edited = purpose.kind === 'edit' ? purpose.message : null
  useEffect(() => {
    setText(edited ? edited.text : draftOf(ownId, chat.id))
  }, [edited, ownId, chat.id])
  useEffect(() => {
    if (purpose.kind !== 'new') field.current?.focus()
  }, [purpose])

  const write = (next: string) => {
    setText(next)
    if (edited) return
    keepDraft(ownId, chat.id, next)
    if (next.trim() === '' || !isLiveStore.get() || Date.now() - toldAt.current < typingEveryMs) return
    toldAt.current = Date.now()
    void api.chat.showTyping({ id: chat.id }).catch(() => undefined)
  }
  const { fileIds } = uploads
  const canSend =
    !(uploads.isUploading && !edited) && (text.trim() !== '' || (edited ? edited.files.length > 0 : fileIds.length > 0))
  const submit = () => {
    const trimmed = text.trim()
    if (!canSend) return
    if (edited) {
      if (trimmed !== edited.text) onEdit(edited, trimmed)
    } else {
      send({
        chatId: chat.id,
        text: trimmed,
        ...(fileIds.length > 0 ? { fileIds } : {}),
        ...(purpose.kind === 'reply' ? { replyToId: purpose.to.id } : {}),
      })
      uploads.clear()
      write('')
      toldAt.current = 0
      onSend()
    }
    onPurpose({ kind: 'new' })
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape' && purpose.kind !== 'new') {
      event.stopPropagation()
      onPurpose({ kind: 'new' })
    } else if (event.key === 'ArrowUp' && text === '' && purpose.kind === 'new') {
      event.preventDefault()
      onEditLast()
    }
  }
  if (!chat.isOpen)
    return (
      <div className={classes.closed}>
        <Text tone="soft">{t('composer.closed')}</Text>
      </div>
    )
  const left = chatLimits.text - text.length
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button attaches files for everybody
    <div
      className={classes.root}
      onDragOver={event => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={event => {
        const files = filesOf(event.dataTransfer)
        if (files.length === 0 || edited) return
        event.preventDefault()
        uploads.add(files)
      }}
    >
      {purpose.kind !== 'new' && (
        <div className={classes.purpose}>
          <span className={classes.about}>
            <b>{purpose.kind === 'reply' ? t('composer.replying', { name: purpose.name }) : t('composer.editing')}</b>
            <span>{purpose.kind === 'reply' ? purpose.to.text : purpose.message.text}</span>
          </span>
          <ActionIcon aria-label={t('composer.cancel')} onClick={() => onPurpose({ kind: 'new' })}>
            <Icon of={X} />
          </ActionIcon>
        </div>
      )}
      {!edited && <UploadList uploads={uploads} />}
      <div className={classes.box}>
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          maxLength={chatLimits.text}
          value={text}
          onChange={event => write(event.currentTarget.value)}
          onKeyDown={onKey}
          onPaste={event => {
            const files = filesOf(event.clipboardData)
            if (files.length === 0 || edited) return
            event.preventDefault()
            uploads.add(files)
          }}
        />
        {!edited && <AttachButton uploads={uploads} />}
        <EmojiMenu onChoose={emoji => write(text + emoji)} />
        <ActionIcon
          variant="filled"
          size={38}
          aria-label={t(edited ? 'composer.save' : 'composer.send')}
          disabled={!canSend}
          onClick={submit}
        >
          <Icon of={SendHorizontal} />
        </ActionIcon>
      </div>
      <p className={classes.hint}>{left <= warnAt ? t('composer.left', { count: left }) : t('composer.hint')}</p>
    </div>
  )
}

function EmojiMenu({ onChoose }: { onChoose: (emoji: string) => void }) {
  const t = useWords('chats')
  return (
    <Menu position="top-end" shadow="md" withinPortal={false}>
      <Menu.Target>
        <ActionIcon size={38} aria-label={t('composer.emoji')}>
          <Icon of={Smile} size={19} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.emojis}>
          {reactionEmojis.map(emoji => (
            <Menu.Item key={emoji} className={classes.emoji} onClick={() => onChoose(emoji)}>
              {emoji}
            </Menu.Item>
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  )
}
