import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Paragraph } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'
import type { Side } from './store.ts'

/** Names and addresses of the two, of which the reader's own is whole. */
export type Named = { name: string; keptName: string; keptEmail: string; otherName: string; otherEmail: string }

/** To the owner of one of the two addresses: what the merge would do, and how to confirm or decline it. */
export function mergeAskedLetter(
  community: Community,
  lang: Language,
  { side, named, link }: { side: Side; named: Named; link: string },
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const said = { ...named, community: community.title[lang] }
  return renderLetter(community, lang, {
    subject: words('mergeAsked.subject', said),
    preview: words('mergeAsked.preview', said),
    headline: words('mergeAsked.headline', said),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{words('mergeAsked.lead', said)}</Lead>
        <Paragraph>{words(`mergeAsked.${side}`, said)}</Paragraph>
        <Actions>
          <Button href={link} label={words('mergeAsked.button')} />
        </Actions>
        <Paragraph>{words('mergeAsked.notYou', said)}</Paragraph>
      </>
    ),
  })
}

/** To both addresses: the two profiles are one, and how to log in. */
export function mergedLetter(community: Community, lang: Language, named: Named, now: Date): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const said = { ...named, community: community.title[lang] }
  return renderLetter(community, lang, {
    subject: words('merged.subject', said),
    preview: words('merged.preview', said),
    headline: words('merged.headline', said),
    footer: 'service',
    date: now,
    children: (
      <>
        <Lead>{words('merged.lead', said)}</Lead>
        <Paragraph>{words('merged.text', said)}</Paragraph>
        <Actions>
          <Button href={loginPath('/profile', 'ownProfile')} label={words('merged.button')} />
        </Actions>
      </>
    ),
  })
}
