import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

/** To a manager who wants to see what letters look like. */
export function exampleLetter(community: Community, lang: Language, now: Date): Promise<RenderedLetter> {
  const words = letterWords(lang)
  return renderLetter(community, lang, {
    subject: words('senderExample.subject', { community: community.title[lang] }),
    preview: words('senderExample.preview'),
    headline: words('senderExample.headline'),
    footer: 'member',
    date: now,
    children: (
      <>
        <Lead>{words('senderExample.lead', { community: community.title[lang] })}</Lead>
        <Actions>
          <Button href="/" label={words('senderExample.button')} />
        </Actions>
      </>
    ),
  })
}
