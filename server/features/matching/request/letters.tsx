import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { nameOf, workOf } from '#server/features/matching/standing/rules.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Person } from '#server/platform/mail/parts.tsx'
import { letterWords } from '#server/platform/words/words.ts'

type Answered = { author: ListedParticipant; request: string; answer: string }

const answersPath = loginPath('/my_communities?tab=requests', 'answers')

/** To the author of the request: the answer and its author. */
export function answerLetter(
  community: Community,
  { lang, firstName, unsubscribeUrl }: Addressee,
  { author, request, answer }: Answered,
  now: Date,
): Promise<RenderedLetter> {
  const words = letterWords(lang)
  const names = { name: firstName, author: nameOf(author), request }
  return renderLetter(community, lang, {
    subject: words('requestAnswered.subject', names),
    preview: answer.slice(0, 120),
    headline: words('requestAnswered.headline', names),
    footer: 'member',
    unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{words('requestAnswered.lead', names)}</Lead>
        <Person name={names.author} about={workOf(author)} imageUrl={author.avatarUrl} reason={answer} />
        <Actions>
          <Button href={answersPath} label={words('requestAnswered.button')} />
          <Button
            href={loginPath(`/u/${author.slug}`, 'profile')}
            label={words('requestAnswered.author', names)}
            isQuiet
          />
        </Actions>
      </>
    ),
  })
}

/** The same as text for a messenger. */
export function answerText({ communityUrl }: Community, { lang }: Addressee, { author, answer }: Answered): string {
  const names = { author: nameOf(author), answer, url: new URL(answersPath, communityUrl).href }
  return letterWords(lang)('requestAnswered.text', names)
}
