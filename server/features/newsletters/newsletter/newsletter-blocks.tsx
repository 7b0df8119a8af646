import { Img, Link } from '@react-email/components'
import { type CSSProperties, createContext, Fragment, type ReactNode, useContext } from 'react'
import type { NewsletterBlock, NewsletterInline, NewsletterPart } from '#contract/newsletters/newsletter-content.ts'
import type { EventCard } from '#server/features/events/event/actions.ts'
import { Block, Button } from '#server/platform/mail/parts.tsx'
import { useTheme } from '#server/platform/mail/theme.ts'
import type { Slot } from './newsletter-template.ts'

export type Blocks = {
  mark(slot: Slot): string
  /** The address that stands in the letter for one that a manager entered. */
  href(url: string): string
  events: Map<string, EventCard>
}

export const BlocksContext = createContext<Blocks | null>(null)

function useBlocks(): Blocks {
  const blocks = useContext(BlocksContext)
  if (!blocks) throw new Error('Blocks of a newsletter can be rendered only inside one')
  return blocks
}

const body: CSSProperties = { margin: '0 0 12px', fontSize: 16, lineHeight: '25px' }

const inLines = (text: string): ReactNode =>
  text.split('\n').map((line, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a letter, which is rendered once
    <Fragment key={nth}>
      {nth > 0 && <br />}
      {line}
    </Fragment>
  ))

export function Inlines({ inlines }: { inlines: NewsletterInline[] }) {
  const { mark, href } = useBlocks()
  const { colors } = useTheme()
  return inlines.map((inline, nth) => {
    const text = inline.kind === 'variable' ? mark({ ...inline, kind: 'variable' }) : inLines(inline.text)
    const linked =
      inline.kind === 'text' && inline.link ? (
        <Link
          href={href(inline.link)}
          className="link"
          style={{ color: colors.brandText, textDecoration: 'underline' }}
        >
          {text}
        </Link>
      ) : (
        text
      )
    const slanted = inline.isItalic ? <em>{linked}</em> : linked
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a letter, which is rendered once
    return <Fragment key={nth}>{inline.isBold ? <strong>{slanted}</strong> : slanted}</Fragment>
  })
}

function Part({ part }: { part: NewsletterPart }) {
  const { colors } = useTheme()
  if (part.kind === 'list') {
    const items = part.items.map((inlines, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items of a letter, which is rendered once
      <li key={nth} style={{ margin: '0 0 6px' }}>
        <Inlines inlines={inlines} />
      </li>
    ))
    const style = { ...body, paddingLeft: 24, color: colors.ink }
    return part.isOrdered ? (
      <ol className="ink" style={style}>
        {items}
      </ol>
    ) : (
      <ul className="ink" style={style}>
        {items}
      </ul>
    )
  }
  if (part.kind === 'quote')
    return (
      <blockquote
        className="ink2 line"
        style={{ ...body, padding: '2px 0 2px 16px', borderLeft: `3px solid ${colors.brand}`, color: colors.ink2 }}
      >
        <Inlines inlines={part.inlines} />
      </blockquote>
    )
  return (
    <p className="ink" style={{ ...body, color: colors.ink }}>
      <Inlines inlines={part.inlines} />
    </p>
  )
}

/** A block of a newsletter; an event that is no longer there is left out. */
export function NewsletterBlockView({ block }: { block: NewsletterBlock }) {
  const { mark, href, events } = useBlocks()
  const { colors, link, heading } = useTheme()
  switch (block.kind) {
    case 'text':
      return (
        <Block top={12}>
          {block.parts.map((part, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a letter, which is rendered once
            <Part key={nth} part={part} />
          ))}
        </Block>
      )
    case 'heading':
      return (
        <Block top={24}>
          <h2
            className="ink"
            style={{ margin: 0, ...heading, fontSize: 22, lineHeight: '28px', fontWeight: 600, color: colors.ink }}
          >
            <Inlines inlines={block.inlines} />
          </h2>
        </Block>
      )
    case 'button':
      return (
        <Block top={12} bottom={4}>
          <Button href={href(block.url)} label={block.label} />
        </Block>
      )
    case 'picture': {
      const picture = (
        <Img
          src={link(block.fileUrl)}
          alt={block.alt}
          width="520"
          style={{ width: '100%', maxWidth: 520, height: 'auto', borderRadius: 12 }}
        />
      )
      return (
        <Block top={16} bottom={8}>
          {block.link ? <Link href={href(block.link)}>{picture}</Link> : picture}
        </Block>
      )
    }
    case 'event': {
      const event = block.eventId ? events.get(block.eventId) : undefined
      return event ? <EventCardView event={event} /> : null
    }
    case 'recommendedContacts':
      return <div>{mark({ kind: 'contacts' })}</div>
  }
}

function EventCardView({ event }: { event: EventCard }) {
  const { href } = useBlocks()
  const { colors, link } = useTheme()
  return (
    <Block top={16} bottom={8}>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        className="line"
        style={{ border: `1px solid ${colors.line}`, borderCollapse: 'separate', borderRadius: 14 }}
      >
        <tbody>
          <tr>
            <td>
              <Img
                src={link(event.coverUrl)}
                alt=""
                width="100%"
                height={160}
                style={{ width: '100%', height: 160, objectFit: 'cover', borderRadius: '13px 13px 0 0' }}
              />
            </td>
          </tr>
          <tr>
            <td style={{ padding: '16px 20px 8px' }}>
              <div className="ink" style={{ fontSize: 18, lineHeight: '24px', fontWeight: 600, color: colors.ink }}>
                {event.title}
              </div>
              {event.lines.map(line => (
                <div key={line} className="ink2" style={{ fontSize: 14, lineHeight: '21px', color: colors.ink2 }}>
                  {line}
                </div>
              ))}
              <div style={{ marginTop: 14 }}>
                <Button href={href(event.path)} label={event.label} />
              </div>
            </td>
          </tr>
        </tbody>
      </table>
    </Block>
  )
}
