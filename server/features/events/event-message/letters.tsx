import { Fragment } from 'react'
import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { MessageAudience } from '#contract/events/event-fields.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Paragraph, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Sending } from './store.ts'

type Content = { message: Sending; audience: MessageAudience; now: Date }

const whyOf = { going: 'CONFIRMED', pending: 'PENDING', waitlist: 'WAITLIST' } as const

/** Line breaks as tags: the plain text of the letter is made of the HTML, which knows no others. */
const inLines = (text: string) =>
  text.split(/\r?\n/).map((line, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a letter, which is rendered once
    <Fragment key={nth}>
      {nth > 0 && <br />}
      {line}
    </Fragment>
  ))

/** To a participant: what an organiser wrote, word by word, and why they get it. */
export function messageLetter(
  community: Community,
  to: Addressee,
  { message, audience, now }: Content,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { event: message.titles[to.lang] ?? message.title }
  const lead = words('eventMessage.lead', names)
  return renderLetter(community, to.lang, {
    subject: message.subject,
    preview: message.text.slice(0, 140),
    headline: message.subject,
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{lead}</Lead>
        <Block>
          <Reason>{inLines(message.text)}</Reason>
        </Block>
        <Paragraph>{words(`eventMessage.why.${whyOf[audience]}`)}</Paragraph>
        <Actions>
          <Button href={loginPath(`/event/${message.slug}`, 'event')} label={words('eventMessage.button')} />
        </Actions>
      </>
    ),
  })
}
