import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

export type ChannelNews = {
  subject: string
  preview: string
  headline: string
  lead: string
  button: string
  path: string
}

/** A channel no longer works. */
export function channelLetter(
  community: Community,
  to: Pick<Addressee, 'lang'> & { unsubscribeUrl: string | null },
  { path, button, lead, ...frame }: ChannelNews,
  now: Date,
): Promise<RenderedLetter> {
  return renderLetter(community, to.lang, {
    ...frame,
    footer: 'member',
    ...(to.unsubscribeUrl ? { unsubscribeUrl: to.unsubscribeUrl } : {}),
    date: now,
    children: (
      <>
        <Lead>{lead}</Lead>
        <Actions>
          <Button href={loginPath(path, 'settings')} label={button} />
        </Actions>
      </>
    ),
  })
}

type Names = { channel: string; community: string }

export function stoppedNews(to: Pick<Addressee, 'lang'>, names: Names, reason: 'BLOCKED' | 'REVOKED'): ChannelNews {
  const words = letterWords(to.lang)
  return {
    subject: words('messengers.stopped.subject', names),
    preview: words('messengers.stopped.preview', names),
    headline: words('messengers.stopped.headline', names),
    lead: words(`messengers.stopped.lead_${reason}`, names),
    button: words('messengers.stopped.button'),
    path: '/settings#channels',
  }
}

export function managerNews(to: Pick<Addressee, 'lang'>, names: Names, what: 'broken' | 'groupLost'): ChannelNews {
  const words = letterWords(to.lang)
  return {
    subject: words(`messengers.${what}.subject`, names),
    preview: words(`messengers.${what}.preview`, names),
    headline: words(`messengers.${what}.headline`, names),
    lead: words(`messengers.${what}.lead`, names),
    button: words(`messengers.${what}.button`),
    path: '/admin/options/messengers',
  }
}
