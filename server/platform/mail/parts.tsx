import { Img, Link } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { useTheme } from './theme.ts'

/*
 * Components of letters. Each fills the width of the card and has its own margins. Layout uses tables, since mail
 * programs support no other; class names are for dark mode and phones.
 */

type Slot = { children: ReactNode }

function Table({ children, style, className }: Slot & { style?: CSSProperties; className?: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={style} className={className}>
      <tbody>{children}</tbody>
    </table>
  )
}

type BlockProps = Slot & { top?: number; bottom?: number; hasLine?: boolean }

/** A section of the card with its margins. */
export function Block({ children, top = 0, bottom = 0, hasLine = false }: BlockProps) {
  const { colors } = useTheme()
  const line = hasLine ? { borderBottom: `1px solid ${colors.line}` } : {}
  return (
    <Table style={{ width: '100%' }}>
      <tr>
        <td className="block line" style={{ padding: `${top}px 40px ${bottom}px`, ...line }}>
          {children}
        </td>
      </tr>
    </Table>
  )
}

const body: CSSProperties = { margin: 0, fontSize: 15, lineHeight: '23px' }

/** The sentence below the headline. */
export function Lead({ children }: Slot) {
  const { colors } = useTheme()
  return (
    <Block top={8} bottom={8}>
      <p className="ink2" style={{ ...body, color: colors.ink2, textWrap: 'balance' }}>
        {children}
      </p>
    </Block>
  )
}

export function Paragraph({ children }: Slot) {
  const { colors } = useTheme()
  return (
    <Block top={8} bottom={8}>
      <p className="ink" style={{ ...body, color: colors.ink }}>
        {children}
      </p>
    </Block>
  )
}

/** The only tinted block: the reason for a recommendation or letter. */
export function Reason({ children }: Slot) {
  const { colors } = useTheme()
  return (
    <Table style={{ width: '100%', marginTop: 14 }}>
      <tr>
        <td
          className="soft ink"
          style={{
            ...body,
            padding: '12px 14px',
            borderRadius: 12,
            backgroundColor: colors.brandSoft,
            color: colors.ink,
            whiteSpace: 'pre-line',
          }}
        >
          {children}
        </td>
      </tr>
    </Table>
  )
}

/** A code to type: large, and selected as a whole with one click. */
export function Code({ children }: Slot) {
  const { colors } = useTheme()
  return (
    <Block top={16} bottom={8}>
      <div
        className="soft ink"
        style={{
          padding: '18px 0',
          borderRadius: 14,
          backgroundColor: colors.brandSoft,
          color: colors.ink,
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: 34,
          lineHeight: '40px',
          fontWeight: 600,
          letterSpacing: 10,
          textIndent: 10,
          textAlign: 'center',
          userSelect: 'all',
        }}
      >
        {children}
      </div>
    </Block>
  )
}

type PictureProps = { src: string; alt: string; size: number; caption: string }

/** A square picture of the letter's own, in the middle, with a sentence below it. */
export function Picture({ src, alt, size, caption }: PictureProps) {
  const { colors } = useTheme()
  return (
    <Block top={16} bottom={8}>
      <div style={{ textAlign: 'center' }}>
        <Img src={src} alt={alt} width={size} height={size} style={{ margin: '0 auto 8px', borderRadius: 12 }} />
        <p className="ink2" style={{ ...body, color: colors.ink2 }}>
          {caption}
        </p>
      </div>
    </Block>
  )
}

type ButtonProps = { href: string; label: string; isQuiet?: boolean }

/** Letters are opened logged out as well; what needs a session is reached through the login. */
const opensLoggedOut = (href: string): boolean =>
  !href.startsWith('/') || /^\/(login|auth-magic|confirm[a-z-]*|not-me|invite)?(?:[?#]|$)/.test(href)

/** One filled button per letter or person; the others are secondary. */
export function Button({ href, label, isQuiet = false }: ButtonProps) {
  if (!opensLoggedOut(href)) throw new Error(`A letter links to ${href}, which needs a session: use loginPath`)
  const { colors, link } = useTheme()
  const cell: CSSProperties = isQuiet
    ? { border: `1px solid ${colors.lineStrong}` }
    : { border: `1px solid ${colors.brand}`, backgroundColor: colors.brand }
  return (
    <Table style={{ display: 'inline-block', verticalAlign: 'top', margin: '0 8px 8px 0' }}>
      <tr>
        <td className={isQuiet ? 'quiet' : 'fill'} style={{ ...cell, borderRadius: 10 }}>
          <Link
            href={link(href)}
            className={isQuiet ? 'button ink' : 'button onfill'}
            style={{
              display: 'inline-block',
              padding: '10px 21px',
              fontSize: 14,
              lineHeight: '20px',
              fontWeight: 600,
              color: isQuiet ? colors.ink : colors.onBrand,
              textDecoration: 'none',
            }}
          >
            {label}
          </Link>
        </td>
      </tr>
    </Table>
  )
}

/** A link that few readers need, such as "this was not me". */
export function QuietLink({ href, label }: { href: string; label: string }) {
  const { colors, link } = useTheme()
  return (
    <Block top={8} bottom={8}>
      <Link
        href={link(href)}
        className="ink2"
        style={{ ...body, fontSize: 13, color: colors.ink2, textDecoration: 'underline' }}
      >
        {label}
      </Link>
    </Block>
  )
}

export function Actions({ children }: Slot) {
  return (
    <Block top={16} bottom={12}>
      {children}
    </Block>
  )
}

type PersonProps = {
  name: string
  about: string
  /** Null: initials are shown. */
  imageUrl: string | null
  /** How well the two fit, in words. */
  relevance?: string
  reason?: string
  /** Buttons, the filled one first. */
  actions?: ReactNode
}

/** A person as a row: photo, name, occupation and reason. */
export function Person({ name, about, imageUrl, relevance, reason, actions }: PersonProps) {
  const { colors, link } = useTheme()
  return (
    <Block top={20} bottom={actions ? 12 : 20} hasLine>
      <Table style={{ width: '100%' }}>
        <tr>
          <td className="face" style={{ width: 72, paddingRight: 16 }}>
            {imageUrl ? (
              <Img src={link(imageUrl)} width={72} height={72} alt="" className="face" style={{ borderRadius: 72 }} />
            ) : (
              <Initials name={name} />
            )}
          </td>
          <td>
            <div className="ink" style={{ fontSize: 18, lineHeight: '24px', fontWeight: 600, color: colors.ink }}>
              {name}
            </div>
            <div className="ink2" style={{ fontSize: 14, lineHeight: '21px', color: colors.ink2 }}>
              {about}
            </div>
            {relevance && (
              <div
                className="link"
                style={{ fontSize: 13, lineHeight: '20px', fontWeight: 600, color: colors.brandText }}
              >
                {relevance}
              </div>
            )}
          </td>
        </tr>
      </Table>
      {reason && <Reason>{reason}</Reason>}
      {actions && <div style={{ marginTop: 14 }}>{actions}</div>}
    </Block>
  )
}

function Initials({ name }: { name: string }) {
  const { colors } = useTheme()
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
  return (
    <div
      className="soft link face initials"
      data-skip-in-text
      style={{
        width: 72,
        height: 72,
        borderRadius: 72,
        backgroundColor: colors.brandSoft,
        color: colors.brandText,
        fontSize: 24,
        lineHeight: '72px',
        fontWeight: 600,
        textAlign: 'center',
      }}
    >
      {letters.join('')}
    </div>
  )
}

type Entry = { lines: string[]; href?: string | undefined }

/** A line in bold, which may be a link, and others below it. */
function EntryLines({ lines: [first, ...more], href }: Entry) {
  const { colors, link } = useTheme()
  return (
    <>
      <div className="ink" style={{ ...body, fontWeight: 600, color: colors.ink }}>
        {href ? (
          <Link
            href={link(href)}
            className="link"
            style={{ color: colors.brandText, textDecoration: 'underline', wordBreak: 'break-word' }}
          >
            {first}
          </Link>
        ) : (
          first
        )}
      </div>
      {more.map(line => (
        <div key={line} className="ink2" style={{ ...body, color: colors.ink2 }}>
          {line}
        </div>
      ))}
    </>
  )
}

type Fact = Entry & { label: string }

/** Facts with a label, such as time and place. A fact may be a link. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { colors } = useTheme()
  return (
    <Block top={12} bottom={8}>
      {facts.map(({ label, ...entry }) => (
        <div key={label} style={{ margin: '0 0 12px' }}>
          <div className="ink2" style={{ fontSize: 13, lineHeight: '20px', color: colors.ink2 }}>
            {label}
          </div>
          <EntryLines {...entry} />
        </div>
      ))}
    </Block>
  )
}

/** Several of a kind, such as dates, in order. */
export function Entries({ entries }: { entries: (Entry & { key: string })[] }) {
  return (
    <Block top={12} bottom={4}>
      {entries.map(({ key, ...entry }) => (
        <div key={key} className="entry" style={{ margin: '0 0 12px' }}>
          <EntryLines {...entry} />
        </div>
      ))}
    </Block>
  )
}

type Step = { title: string; text: string; href?: string }

/** Numbered next steps. A step may show an address in full, so that it can be copied. */
export function Steps({ steps }: { steps: Step[] }) {
  const { colors, link } = useTheme()
  return (
    <Block top={12} bottom={8}>
      {steps.map(({ title, text, href }, index) => (
        <Table key={title} style={{ width: '100%' }}>
          <tr>
            <td style={{ width: 28, padding: '8px 14px 8px 0', verticalAlign: 'top' }}>
              <div
                className="soft link"
                data-skip-in-text
                style={{
                  width: 28,
                  height: 28,
                  borderRadius: 28,
                  backgroundColor: colors.brandSoft,
                  color: colors.brandText,
                  fontSize: 13,
                  lineHeight: '28px',
                  fontWeight: 600,
                  textAlign: 'center',
                }}
              >
                {index + 1}
              </div>
            </td>
            <td style={{ padding: '8px 0' }}>
              <div className="ink" style={{ ...body, lineHeight: '28px', fontWeight: 600, color: colors.ink }}>
                {title}
              </div>
              <div className="ink2" style={{ ...body, color: colors.ink2 }}>
                {text}
              </div>
              {href && (
                <Link
                  href={link(href)}
                  className="link"
                  style={{ ...body, color: colors.brandText, wordBreak: 'break-word' }}
                >
                  {link(href)}
                </Link>
              )}
            </td>
          </tr>
        </Table>
      ))}
    </Block>
  )
}
