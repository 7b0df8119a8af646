import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Added, Exposed } from './store.ts'

/** Without an address to unsubscribe for an organiser who has no profile, and so no topics to choose from. */
type Reader = { lang: Language; unsubscribeUrl: string | null }

/** To a new organiser: of which event, by whom, and what they can do. */
export function addedLetter(community: Community, to: Reader, added: Added, now: Date): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { event: added.titles[to.lang] ?? added.title, author: added.addedByName ?? '' }
  const lead = words(added.addedByName ? 'responsibleAdded.lead' : 'responsibleAdded.leadWithoutAuthor', names)
  return renderLetter(community, to.lang, {
    subject: words('responsibleAdded.subject', names),
    preview: lead,
    headline: words('responsibleAdded.headline'),
    footer: to.unsubscribeUrl ? 'member' : 'service',
    ...(to.unsubscribeUrl ? { unsubscribeUrl: to.unsubscribeUrl } : {}),
    date: now,
    children: (
      <>
        <Lead>{lead}</Lead>
        <Paragraph>{words('responsibleAdded.rights')}</Paragraph>
        <Actions>
          <Button
            href={loginPath(`/event/${added.eventId}/participants`, 'event')}
            label={words('responsibleAdded.button')}
          />
        </Actions>
      </>
    ),
  })
}

export const organisersPath = (eventId: string): string =>
  loginPath(`/event/${eventId}/participants?part=organisers`, 'event')

/** To an organiser: a former one knows the secret of the payment webhook, and where it is renewed. */
export function exposedLetter(community: Community, to: Reader, exposed: Exposed, now: Date): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { event: exposed.titles[to.lang] ?? exposed.title, name: exposed.removedName ?? '' }
  const lead = words(exposed.removedName ? 'webhookExposed.lead' : 'webhookExposed.leadWithoutName', names)
  return renderLetter(community, to.lang, {
    subject: words('webhookExposed.subject', names),
    preview: lead,
    headline: words('webhookExposed.headline'),
    footer: to.unsubscribeUrl ? 'member' : 'service',
    ...(to.unsubscribeUrl ? { unsubscribeUrl: to.unsubscribeUrl } : {}),
    date: now,
    children: (
      <>
        <Lead>{lead}</Lead>
        <Paragraph>{words('webhookExposed.why')}</Paragraph>
        <Actions>
          <Button href={organisersPath(exposed.eventId)} label={words('webhookExposed.button')} />
        </Actions>
      </>
    ),
  })
}
