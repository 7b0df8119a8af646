import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Steps } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

/** To the founder of a new community: its address, and what to do first. */
export function communityCreatedLetter(
  sender: Community,
  lang: Language,
  opened: { title: string; url: string },
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const { title, url } = opened
  const step = (name: 'address' | 'invite' | 'look', href: string) => ({
    title: words(`opened.${name}.title`),
    text: words(`opened.${name}.text`),
    href,
  })
  return renderLetter(sender, lang, {
    subject: words('opened.subject', { title }),
    preview: words('opened.preview', { url }),
    headline: words('opened.headline', { title }),
    footer: 'member',
    date: now,
    children: (
      <>
        <Lead>{words('opened.lead')}</Lead>
        <Steps steps={[step('address', url), step('invite', `${url}/registration`), step('look', `${url}/admin`)]} />
        <Actions>
          <Button href={url} label={words('opened.button')} />
        </Actions>
      </>
    ),
  })
}
