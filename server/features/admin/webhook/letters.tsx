import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

type Paused = { url: string; reason: 'FAILURES' | 'GONE' }

/** To the manager who added a webhook: it is paused, and why. */
export function pausedLetter(
  community: Community,
  lang: Language,
  { url, reason }: Paused,
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const lead = words(`webhookPaused.lead${reason}`, { url })
  return renderLetter(community, lang, {
    subject: words('webhookPaused.subject', { community: community.title[lang] }),
    preview: lead,
    headline: words('webhookPaused.headline'),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{lead}</Lead>
        <Actions>
          <Button href={loginPath('/admin/options/webhooks', 'settings')} label={words('webhookPaused.button')} />
        </Actions>
      </>
    ),
  })
}
