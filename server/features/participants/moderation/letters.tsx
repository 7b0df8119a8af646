import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { StoredProfile } from '#server/features/participants/profile/store.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Block, Button, Lead, Reason } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

/** To a newcomer: welcome, or what to change. */
export function moderatedLetter(
  community: Community,
  lang: Language,
  { firstName, moderationStatus, rejectionReason }: StoredProfile,
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const name = moderationStatus === 'CONFIRMED' ? 'confirmed' : 'rejected'
  const title = community.title[lang]
  return renderLetter(community, lang, {
    subject: words(`${name}.subject`, { community: title }),
    preview: words(`${name}.preview`),
    headline: words(`${name}.headline`, { name: firstName }),
    footer: 'member',
    date: now,
    children: (
      <>
        <Lead>{words(`${name}.lead`, { community: title })}</Lead>
        {name === 'rejected' && rejectionReason && (
          <Block>
            <Reason>{rejectionReason}</Reason>
          </Block>
        )}
        <Actions>
          <Button
            href={
              name === 'confirmed'
                ? loginPath('/my_communities', 'recommendations')
                : loginPath('/profile', 'ownProfile')
            }
            label={words(`${name}.button`)}
          />
        </Actions>
      </>
    ),
  })
}
