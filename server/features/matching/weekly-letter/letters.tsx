import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { RelevanceLevel } from '#contract/matching/relevance.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { nameOf, workOf } from '#server/features/matching/standing/rules.ts'
import type { Addressee } from '#server/features/notifications/notification/actions.ts'
import { type RenderedLetter, renderLetter } from '#server/platform/mail/layout.tsx'
import { Actions, Button, Lead, Paragraph, Person } from '#server/platform/mail/parts.tsx'
import { letterWords, relevanceWord } from '#server/platform/words/words.ts'

export type Week = {
  /** The most relevant, best first. */
  people: { person: ListedParticipant; relevanceLevel: RelevanceLevel | null; reason: string }[]
  /** Number of further people in the list. */
  more: number
  /** The proposed Wednesday; null once it has passed. */
  day: string | null
  now: Date
}

const dateOf = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** To a participant on Tuesday: the best matches, with reasons, and a day to meet. */
export function weeklyLetter(
  community: Community,
  to: Addressee,
  { people, more, day, now }: Week,
): Promise<RenderedLetter> {
  const words = letterWords(to.lang)
  const names = { name: to.firstName, count: people.length }
  return renderLetter(community, to.lang, {
    subject: words('weekly.subject', names),
    preview: words('weekly.preview', { names: people.map(({ person }) => nameOf(person)).join(', ') }),
    headline: words('weekly.headline', names),
    footer: 'member',
    unsubscribeUrl: to.unsubscribeUrl,
    date: now,
    children: (
      <>
        <Lead>{day ? words('weekly.leadWednesday', { day: dateOf(day, to.lang) }) : words('weekly.lead')}</Lead>
        {people.map(({ person, relevanceLevel, reason }) => (
          <Person
            key={person.id}
            name={nameOf(person)}
            about={workOf(person)}
            imageUrl={person.avatarUrl}
            {...(relevanceLevel ? { relevance: relevanceWord(to.lang, relevanceLevel) } : {})}
            {...(reason ? { reason } : {})}
            actions={
              <>
                <Button
                  href={loginPath(`/my_communities?introFor=${person.id}`, 'connect')}
                  label={words('weekly.connect')}
                />
                <Button href={loginPath(`/u/${person.slug}`, 'profile')} label={words('weekly.profile')} isQuiet />
              </>
            }
          />
        ))}
        {more > 0 && <Paragraph>{words('weekly.more', { count: more })}</Paragraph>}
        <Actions>
          <Button href={loginPath('/my_communities', 'recommendations')} label={words('weekly.all')} isQuiet />
        </Actions>
      </>
    ),
  })
}

/** The same as text for a messenger. */
export function weeklyText(community: Community, to: Addressee, { people, day }: Week): string {
  const words = letterWords(to.lang)
  const lines = people.map(({ person, reason }, index) =>
    words('weekly.person', {
      place: index + 1,
      name: nameOf(person),
      reason,
      url: new URL(loginPath(`/my_communities?introFor=${person.id}`, 'intro'), community.communityUrl).href,
    }),
  )
  const names = {
    name: to.firstName,
    people: lines.join('\n'),
    url: new URL(loginPath('/my_communities', 'recommendations'), community.communityUrl).href,
  }
  return day ? words('weekly.textWednesday', { ...names, day: dateOf(day, to.lang) }) : words('weekly.text', names)
}
