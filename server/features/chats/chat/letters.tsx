import { loginPath } from '#contract/auth/login-link.ts'
import type { ChatPerson } from '#contract/chats/chat-shapes.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Person } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { StoredChat } from './store.ts'

const chatPath = (id: string, number?: number): string =>
  loginPath(`/chats/${id}${number ? `?message=${number}` : ''}`, 'chat')

/** The chat, by way of the login; with a number at that message. */
export const chatUrl = (community: Community, id: string, number?: number): URL =>
  new URL(chatPath(id, number), community.communityUrl)

/** The name of a chat; a group without one has those of its members. */
const chatName = ({ name, faces }: StoredChat): string => name || faces.map(nameOf).join(', ')

/** Without a comma before "and". */
const lists = { en: new Intl.ListFormat('en-GB'), ru: new Intl.ListFormat('ru') }

/** Up to two names, and that there are others. */
export function sendersOf(chats: StoredChat[], lang: Language): string {
  const names = chats.slice(0, 2).map(chatName)
  return lists[lang].format([...names, ...(chats.length > 2 ? [letterWords(lang)('chatMessages.others')] : [])])
}

/** The last message of a chat; where several write, with the name of its author. */
function quoteOf({ kind, lastMessage, faces }: StoredChat): { reason: string } | undefined {
  if (!lastMessage?.text) return undefined
  const author = kind === 'PAIR' ? undefined : faces.find(({ id }) => id === lastMessage.authorId)
  return { reason: `${author ? `${author.firstName}: ` : ''}${shortened(lastMessage.text)}` }
}

const quoteLength = 200

type Unread = { chats: StoredChat[]; count: number; now: Date }

/** All unread chats in one letter. */
export function messagesLetter(
  community: Community,
  to: Addressee,
  { chats, count, now }: Unread,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  return renderLetter(community, to.lang, {
    subject: words('chatMessages.subject', { count, from: sendersOf(chats, to.lang) }),
    preview: words('chatMessages.preview'),
    headline: words('chatMessages.headline', { name: to.firstName }),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words('chatMessages.lead')}</Lead>
        {chats.map(chat => (
          <Person
            key={chat.id}
            name={chatName(chat)}
            about={words('chatMessages.unread', { count: chat.unread })}
            imageUrl={chat.person?.avatarUrl ?? null}
            {...quoteOf(chat)}
            actions={<Button href={chatPath(chat.id)} label={words('chatMessages.button')} />}
          />
        ))}
      </>
    ),
  })
}

const shortened = (text: string): string =>
  text.length > quoteLength ? `${[...text].slice(0, quoteLength).join('')}…` : text

type Added = { chat: StoredChat; by: ChatPerson; now: Date }

/** To somebody who was added to a group. */
export function addedLetter(community: Community, to: Addressee, { chat, by, now }: Added): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { name: to.firstName, person: nameOf(by), chat: chat.name }
  return renderLetter(community, to.lang, {
    subject: words(chat.name ? 'chatAdded.subject' : 'chatAdded.subjectWithoutName', names),
    preview: words('chatAdded.lead'),
    headline: words('chatAdded.headline', names),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words('chatAdded.lead')}</Lead>
        <Actions>
          <Button href={chatPath(chat.id)} label={words('chatAdded.button')} />
        </Actions>
      </>
    ),
  })
}

type Mention = { chat: StoredChat; by: ChatPerson; message: { text: string; number: number }; now: Date }

/** To somebody whom a message names. */
export function mentionedLetter(
  community: Community,
  to: Addressee,
  { chat, by, message, now }: Mention,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { name: to.firstName, person: nameOf(by), chat: chat.name }
  const subject = words(chat.name ? 'chatMentioned.subject' : 'chatMentioned.subjectWithoutName', names)
  return renderLetter(community, to.lang, {
    subject,
    preview: shortened(message.text),
    headline: words('chatMentioned.headline', names),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <Person
        name={nameOf(by)}
        about={chat.name}
        imageUrl={by.avatarUrl}
        reason={shortened(message.text)}
        actions={<Button href={chatPath(chat.id, message.number)} label={words('chatMentioned.button')} />}
      />
    ),
  })
}
