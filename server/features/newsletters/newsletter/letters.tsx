import { renderToStaticMarkup } from 'react-dom/server'
import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import type { NewsletterBlock, NewsletterInline, NewsletterText } from '#contract/newsletters/newsletter-content.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import type { EventCard } from '#server/features/events/event/actions.ts'
import { nameOf, workOf } from '#server/features/matching/standing/rules.ts'
import { renderLetter } from '#server/platform/mail/layout.tsx'
import { Block, Button, Person } from '#server/platform/mail/parts.tsx'
import { ThemeContext, themeOf } from '#server/platform/mail/theme.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { type Blocks, BlocksContext, Inlines, NewsletterBlockView } from './newsletter-blocks.tsx'
import { memberPath } from './newsletter-paths.ts'
import { type Compiled, type Contacts, compile, makeSlots, noContacts, type Slots } from './newsletter-template.ts'

export type LetterTemplate = {
  lang: Language
  subject: string
  preheader: string
  html: Compiled
  plain: Compiled
  telegram: Compiled
  headers: Record<string, Compiled>
  /** Most recommendations that a block shows; 0 without such a block. */
  contacts: number
}

type Options = {
  newsletterId: string
  events: Map<string, EventCard>
  /** Numbers of the links by address; null where clicks are not counted. */
  links: Map<string, number> | null
  /** Test letters cannot be unsubscribed from. */
  hasUnsubscribe: boolean
  now: Date
}

/** Renders a newsletter in one language, for all its readers. */
export async function renderTemplate(
  community: Community,
  lang: Language,
  text: NewsletterText,
  options: Options,
): Promise<LetterTemplate> {
  const slots = makeSlots()
  const { newsletterId, events, links } = options
  const theme = themeOf(community)
  const href = (url: string): string => {
    const nth = links?.get(url)
    return theme.link(nth === undefined ? memberPath(url) : `/api/newsletter/${newsletterId}/link/${nth}`)
  }
  const blocks: Blocks = { mark: slots.mark, href, events }
  const [first, ...others] = text.blocks
  const headline = first?.kind === 'heading' ? first : null
  const unsubscribeUrl = `/api/unsubscribe?token=${slots.mark({ kind: 'token' })}&topic=newsletters&newsletter=${newsletterId}`
  const preheader = text.preheader || beginningOf(text.blocks, slots)
  const rendered = await renderLetter(community, lang, {
    subject: text.subject,
    preview: preheader,
    headline: headline && (
      <BlocksContext value={blocks}>
        <Inlines inlines={headline.inlines} />
      </BlocksContext>
    ),
    footer: 'member',
    date: options.now,
    ...(options.hasUnsubscribe ? { unsubscribeUrl } : {}),
    children: (
      <BlocksContext value={blocks}>
        {(headline ? others : text.blocks).map(block => (
          <NewsletterBlockView key={block.id} block={block} />
        ))}
        {links && <img src={theme.link(`/api/newsletter/${newsletterId}/open.gif`)} width={1} height={1} alt="" />}
      </BlocksContext>
    ),
  })
  const compiled = (content: string) => compile(content, slots)
  return {
    lang,
    subject: text.subject,
    preheader: text.preheader,
    html: compiled(rendered.html),
    plain: compiled(rendered.plain),
    telegram: compiled(telegramText(community, text, { ...blocks, href: memberPath })),
    headers: Object.fromEntries(Object.entries(rendered.headers).map(([name, value]) => [name, compiled(value)])),
    contacts: Math.max(0, ...text.blocks.map(block => (block.kind === 'recommendedContacts' ? block.count : 0))),
  }
}

/** Longest preview text; mail programs show less. */
const longestPreview = 140

/** The beginning of the text, for the list of an inbox. Markers are never cut. */
function beginningOf(blocks: NewsletterBlock[], slots: Slots): string {
  const inlines = blocks.flatMap(block =>
    block.kind === 'text'
      ? block.parts.flatMap(part => (part.kind === 'list' ? part.items.flat() : [...part.inlines, space]))
      : [],
  )
  let text = ''
  for (const inline of inlines) {
    if (text.length > longestPreview) break
    text +=
      inline.kind === 'variable'
        ? slots.mark({ ...inline, kind: 'variable' })
        : inline.text.slice(0, longestPreview - text.length)
  }
  return text.trim()
}
const space: NewsletterInline = { kind: 'text', text: ' ', isBold: false, isItalic: false, link: '' }

/** The same as text for a messenger. */
function telegramText(community: Community, text: NewsletterText, { mark, href, events }: Blocks): string {
  const absolute = (url: string) =>
    url.startsWith('mailto:') ? url.slice(7) : new URL(href(url), community.communityUrl).href
  const line = (inlines: NewsletterInline[]) =>
    inlines
      .map(each =>
        each.kind === 'variable'
          ? mark({ ...each, kind: 'variable' })
          : each.link
            ? `${each.text} (${absolute(each.link)})`
            : each.text,
      )
      .join('')
  const linesOf = (block: NewsletterBlock): string => {
    switch (block.kind) {
      case 'text':
        return block.parts
          .map(part => {
            if (part.kind === 'list')
              return part.items.map((item, nth) => `${part.isOrdered ? `${nth + 1}.` : '•'} ${line(item)}`).join('\n')
            return part.kind === 'quote' ? `> ${line(part.inlines)}` : line(part.inlines)
          })
          .join('\n\n')
      case 'heading':
        return line(block.inlines)
      case 'button':
        return `${block.label}: ${absolute(block.url)}`
      case 'picture':
        return block.link ? `${block.alt}: ${absolute(block.link)}` : ''
      case 'event': {
        const event = block.eventId ? events.get(block.eventId) : undefined
        return event ? [event.title, ...event.lines, absolute(event.path)].join('\n') : ''
      }
      case 'recommendedContacts':
        return mark({ kind: 'contacts' })
    }
  }
  return [text.subject, ...text.blocks.map(linesOf)].filter(Boolean).join('\n\n')
}

export type Contact = { person: ListedParticipant; reason: string }

/** The part of a letter that shows a reader's recommendations. */
export function contactsPart(community: Community, lang: Language, contacts: Contact[]): Contacts {
  if (contacts.length === 0) return noContacts
  const words = letterWords(lang)
  const theme = themeOf(community)
  const html = renderToStaticMarkup(
    <ThemeContext value={theme}>
      {contacts.map(({ person, reason }) => (
        <Person
          key={person.id}
          name={nameOf(person)}
          about={workOf(person)}
          imageUrl={person.avatarUrl}
          {...(reason ? { reason } : {})}
          actions={
            <Button
              href={loginPath(`/my_communities?introFor=${person.id}`, 'connect')}
              label={words('weekly.connect')}
            />
          }
        />
      ))}
      <Block top={16} bottom={8}>
        <Button href={loginPath('/my_communities', 'recommendations')} label={words('weekly.all')} isQuiet />
      </Block>
    </ThemeContext>,
  )
  const lines = contacts.map(({ person, reason }, nth) =>
    words('weekly.person', {
      place: nth + 1,
      name: nameOf(person),
      reason,
      url: theme.link(loginPath(`/my_communities?introFor=${person.id}`, 'intro')),
    }),
  )
  return { html, plain: lines.join('\n'), ids: contacts.map(({ person }) => person.id) }
}
