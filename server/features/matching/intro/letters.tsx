import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import type { ContactPromise, Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { nameOf, workOf } from '#server/features/matching/standing/rules.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Paragraph, Person, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords, relevanceWord } from '#server/platform/words/words.ts'

type Sent = {
  sender: ListedParticipant
  message: string
  relevanceLevel: RelevanceLevel | null
  reason: string | null
  promises: Standing['contacts']
  now: Date
}

/** To the receiver: a new intro. */
export function introLetter(
  community: Community,
  to: Addressee,
  { sender, message, relevanceLevel, reason, promises, now }: Sent,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { sender: nameOf(sender), name: to.firstName, community: community.title[to.lang] }
  return renderLetter(community, to.lang, {
    subject: words('intro.subject', names),
    preview: message || words('intro.preview', names),
    headline: words('intro.headline', names),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words('intro.lead', names)}</Lead>
        <Person
          name={nameOf(sender)}
          about={workOf(sender)}
          imageUrl={sender.avatarUrl}
          {...(relevanceLevel ? { relevance: relevanceWord(to.lang, relevanceLevel) } : {})}
          {...(message ? { reason: message } : {})}
          actions={
            <>
              <Button
                href={loginPath(`/my_communities?introFor=${sender.id}`, 'intro')}
                label={words('intro.button')}
              />
              <Button href={loginPath(`/u/${sender.slug}`, 'profile')} label={words('intro.profile')} isQuiet />
            </>
          }
        />
        {reason && <Paragraph>{words(relevanceLevel === 'LOW' ? 'intro.whyLook' : 'intro.why', { reason })}</Paragraph>}
        <Paragraph>
          {words(`intro.theirs.${promises.theirs}`, names)} {words(`intro.mine.${promises.mine}`, names)}
        </Paragraph>
      </>
    ),
  })
}

type Answered = {
  receiver: ListedParticipant
  isAccepted: boolean
  message: string
  contacts: string[]
  /** Says why there are no contacts. */
  promise: ContactPromise
  now: Date
}

/** To the sender: the answer to the intro. */
export function answeredLetter(community: Community, to: Addressee, answered: Answered): Promise<RenderedLetter> {
  const { receiver, isAccepted, message, contacts, promise, now } = answered
  const words = letterWords(to.lang)
  const kind = isAccepted ? 'introAccepted' : 'introDeclined'
  const mayChat = community.membersMayChat
  const names = { receiver: nameOf(receiver), name: to.firstName, contacts: contacts.join(', ') }
  return renderLetter(community, to.lang, {
    subject: words(`${kind}.subject`, names),
    preview: message || words(`${kind}.preview`),
    headline: words(`${kind}.headline`, names),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words(`${kind}.lead`, names)}</Lead>
        {message && (
          <Block>
            <Reason>{message}</Reason>
          </Block>
        )}
        {isAccepted && (
          <Paragraph>
            {words(contacts.length > 0 ? 'introAccepted.contacts' : noContacts(promise, mayChat), names)}
          </Paragraph>
        )}
        <Actions>
          {isAccepted && mayChat && (
            <Button
              href={loginPath(`/chats?with=${receiver.id}`, 'chat')}
              label={words('introAccepted.chatButton', names)}
            />
          )}
          <Button
            href={
              isAccepted ? loginPath(`/u/${receiver.slug}`, 'profile') : loginPath('/my_communities', 'recommendations')
            }
            label={words(`${kind}.button`, names)}
            isQuiet={isAccepted && mayChat}
          />
        </Actions>
      </>
    ),
  })
}

function noContacts(promise: ContactPromise, mayChat: boolean) {
  if (promise === 'fillOwn') return 'introAccepted.fillOwn'
  if (mayChat) return 'introAccepted.chat'
  return promise === 'never' ? 'introAccepted.never' : 'introAccepted.noContacts'
}
