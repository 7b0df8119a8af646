import { Img, Link } from '@react-email/components'
import { Fragment } from 'react'
import { loginPath } from '#contract/auth/login-link.ts'
import type { Community } from '#contract/communities/community.ts'
import { coverUrl } from '#contract/files/file.ts'
import type { Language } from '#contract/languages.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { Block } from './parts.tsx'
import { useTheme } from './theme.ts'

/** Header of a letter: cover, mark and name of the community, and the date. */
export function Masthead({ community, lang, date }: { community: Community; lang: Language; date?: Date | undefined }) {
  const { colors, link } = useTheme()
  const { cover } = community.brandConfig
  // Twice the displayed size, for high-density screens.
  const coverImage = coverUrl({ ...cover, seed: community.domain, width: 1200, height: 208 }, 'png')
  return (
    <>
      <Img
        src={link(coverImage)}
        alt=""
        className="cover"
        width="100%"
        height={104}
        style={{
          width: '100%',
          height: 104,
          objectFit: 'cover',
          borderRadius: '19px 19px 0 0',
          backgroundColor: colors.brand,
        }}
      />
      <Block top={24}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td style={{ width: 32, paddingRight: 10 }}>
                <Img src={link('/art/icon.png?size=72')} width={32} height={32} alt="" style={{ borderRadius: 9 }} />
              </td>
              <td className="ink" style={{ fontSize: 16, lineHeight: '21px', fontWeight: 600, color: colors.ink }}>
                {community.title[lang]}
              </td>
              {date && (
                <td
                  className="ink3"
                  align="right"
                  data-skip-in-text
                  style={{ fontSize: 13, lineHeight: '18px', color: colors.ink3 }}
                >
                  {dayOf(date, lang, community.timeZone)}
                </td>
              )}
            </tr>
          </tbody>
        </table>
      </Block>
    </>
  )
}

function dayOf(date: Date, lang: Language, timeZone: string): string {
  const locale = lang === 'en' ? 'en-GB' : lang
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date)
  const weekday = part({ weekday: 'long' })
  return `${weekday[0]?.toUpperCase()}${weekday.slice(1)}, ${part({ day: 'numeric', month: 'long' })}`
}

type FooterProps = {
  community: Community
  lang: Language
  /** `member` for letters that come with membership; `service` for letters that someone requested with this address. */
  footer: 'member' | 'service'
  unsubscribeUrl?: string | undefined
}

/** Why the letter was sent, and how to unsubscribe. */
export function Footer({ community, lang, footer, unsubscribeUrl }: FooterProps) {
  const { colors, link } = useTheme()
  const words = letterWords(lang)
  const ownText = community.lettersConfig.footer[lang]
  const names = { community: community.title[lang], email: community.links.contact }
  const links = [
    ...(unsubscribeUrl ? [{ href: unsubscribeUrl, label: words('unsubscribe') }] : []),
    ...(footer === 'member' ? [{ href: loginPath('/settings', 'settings'), label: words('settings') }] : []),
  ]
  const line = { margin: 0, fontSize: 13, lineHeight: '18px', color: colors.ink3 }
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: 20 }}>
      <tbody>
        <tr>
          <td
            className="foot block"
            style={{ padding: '20px 40px 28px', backgroundColor: colors.sunken, borderRadius: '0 0 19px 19px' }}
          >
            {ownText !== '' && (
              <p className="ink3" style={{ ...line, marginBottom: 12 }}>
                {ownText.split('\n').map((text, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, rendered once
                  <Fragment key={nth}>
                    {nth > 0 && <br />}
                    {text}
                  </Fragment>
                ))}
              </p>
            )}
            <p className="ink3" style={line}>
              {words(footer === 'member' ? 'footer' : 'footerService', names)}
            </p>
            {links.length > 0 && (
              <p className="ink3" style={{ ...line, marginTop: 8 }}>
                {links.map(({ href, label }, index) => (
                  <span key={href}>
                    {index > 0 && ' · '}
                    <Link
                      href={link(href)}
                      className="ink3"
                      style={{ color: colors.ink3, textDecoration: 'underline' }}
                    >
                      {label}
                    </Link>
                  </span>
                ))}
              </p>
            )}
            <p className="ink3" style={{ ...line, marginTop: 8 }}>
              {words('contact', names)}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
