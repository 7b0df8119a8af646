import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Menu } from '@mantine/core'
import { Copy, Ellipsis, Flag, Pencil, Reply, Trash2 } from 'lucide-react'
import { type ReactionEmoji, reactionEmojis } from '#contract/chats/chat-fields.ts'
import type { Message } from '#contract/chats/chat-shapes.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Message.module.css'

export type MessageActions = {
  reply: (message: Message) => void
  react: (message: Message, emoji: ReactionEmoji, isOn: boolean) => void
  edit: (message: Message) => void
  remove: (message: Message) => void
  report: (message: Message) => void
  open: (number: number) => void
}

type Props = { message: Message; isOwn: boolean; ownId: string; isOpen: boolean; actions: MessageActions }

/** Mounted when it is first opened: a menu for each message of a long chat would cost more than the messages. */
export function MessageMenu({ message, isOwn, ownId, isOpen, actions }: Props) {
  const t = useWords('chats')
  const copy = async () => {
    if (await copyText(message.text)) showToast({ type: 'success', title: t('message.copied') })
  }
  const hasOwn = (emoji: string) =>
    message.reactions.some(each => each.emoji === emoji && each.participantIds.includes(ownId))
  return (
    <Menu position={isOwn ? 'bottom-end' : 'bottom-start'} width={248} shadow="md" defaultOpened>
      <Menu.Target>
        <button type="button" className={classes.more} aria-label={t('message.actions')}>
          <Icon of={Ellipsis} size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen && (
          <>
            <div className={classes.emojis}>
              {reactionEmojis.map(emoji => (
                <Menu.Item
                  key={emoji}
                  className={classes.emoji}
                  aria-label={t('message.react', { emoji })}
                  onClick={() => actions.react(message, emoji, !hasOwn(emoji))}
                >
                  {emoji}
                </Menu.Item>
              ))}
            </div>
            <Menu.Item leftSection={<Icon of={Reply} />} onClick={() => actions.reply(message)}>
              {t('message.reply')}
            </Menu.Item>
          </>
        )}
        {message.text && (
          <Menu.Item leftSection={<Icon of={Copy} />} onClick={() => void copy()}>
            {t('message.copy')}
          </Menu.Item>
        )}
        {isOwn && isOpen && message.kind === 'TEXT' && (
          <Menu.Item leftSection={<Icon of={Pencil} />} onClick={() => actions.edit(message)}>
            {t('message.edit')}
          </Menu.Item>
        )}
        {isOwn && (
          <Menu.Item leftSection={<Icon of={Trash2} />} onClick={() => actions.remove(message)}>
            {t('message.remove')}
          </Menu.Item>
        )}
        {!isOwn && message.authorId && (
          <Menu.Item leftSection={<Icon of={Flag} />} onClick={() => actions.report(message)}>
            {t('message.report')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
