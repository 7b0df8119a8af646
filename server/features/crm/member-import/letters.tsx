import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

/** To a person whom a manager added by an import. It names nobody, so that all of an import get the same. */
export function importedLetter(community: Community, lang: Language, now: Date): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const title = community.title[lang]
  return renderLetter(community, lang, {
    subject: words('imported.subject', { community: title }),
    preview: words('imported.preview'),
    headline: words('imported.headline', { community: title }),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{community.landingCopy[lang]}</Lead>
        <Paragraph>{words('imported.text')}</Paragraph>
        <Actions>
          <Button href={loginPath('/profile', 'ownProfile')} label={words('imported.button')} />
        </Actions>
        <Paragraph>{words('imported.notYou')}</Paragraph>
      </>
    ),
  })
}
