import { createHash } from 'node:crypto'
import type { BrandConfig } from '#contract/communities/community.ts'
import { type Palette, palette } from '#design/palette.ts'
import { serifFont, textFont } from '#server/platform/mail/theme.ts'

/** Colours of the community, light and dark, and the layout of a letter. */
export function pageStyle({ brandColor, accentColor, displayFont }: BrandConfig): string {
  const [light, dark] = [palette(brandColor, accentColor, false), palette(brandColor, accentColor, true)]
  const heading = displayFont === 'serif' ? serifFont : textFont
  return `:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;padding:40px 16px 56px;background:var(--canvas);color:var(--ink);font:400 16px/24px ${textFont};overflow-wrap:break-word}
main{max-width:600px;margin:0 auto;background:var(--surface);border:1px solid var(--line);border-radius:20px;overflow:hidden}
.cover{display:block;width:100%;height:104px;object-fit:cover;background:var(--brand)}
.block{padding:24px 40px 0}
.brand{display:inline-flex;align-items:center;gap:10px;color:var(--ink);font-weight:600;text-decoration:none}
.brand img{border-radius:9px}
h1{margin:0;font:600 32px/38px ${heading};letter-spacing:-.024em;text-wrap:balance}
h2{margin:0;font:600 18px/24px ${textFont}}
p{margin:12px 0 0;color:var(--ink-2)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:20px}
button{min-height:44px;padding:10px 20px;border:1px solid var(--brand);border-radius:12px;background:var(--brand);color:var(--on-brand);font:600 16px/22px ${textFont};cursor:pointer}
button.quiet{background:transparent;border-color:var(--line-strong);color:var(--ink)}
:is(button,a,input):focus-visible{outline:3px solid var(--brand-text);outline-offset:2px}
fieldset{margin:12px 0 0;padding:0;border:0}
label{display:grid;grid-template-columns:1fr auto;gap:2px 16px;align-items:center;padding:12px 0;border-top:1px solid var(--line);cursor:pointer}
label:first-of-type{border-top:0}
label b{font-weight:600}
label small{grid-column:1;color:var(--ink-2);font-size:14px;line-height:20px}
input{grid-column:2;grid-row:1/span 2;appearance:none;margin:0;width:46px;height:28px;border-radius:14px;border:1px solid var(--ink-3);background:radial-gradient(circle 9px at 14px 13px,var(--ink-3) 8.5px,transparent 9px) var(--surface);cursor:pointer}
input:checked{border-color:var(--brand);background:radial-gradient(circle 9px at 31px 13px,var(--on-brand) 8.5px,transparent 9px) var(--brand)}
.foot{margin-top:28px;padding:20px 40px 28px;background:var(--sunken);font-size:14px;line-height:20px}
.foot p{margin:0}
.foot a{color:var(--brand-text)}
@media (max-width:620px){body{padding:0}main{border:0;border-radius:0;min-height:100vh}.cover{height:84px}.block,.foot{padding-left:20px;padding-right:20px}h1{font-size:28px;line-height:34px}}
@media (forced-colors:active){input{appearance:auto}}`
}

const variables = (colors: Palette): string =>
  Object.entries({
    canvas: colors.canvas,
    surface: colors.surface,
    sunken: colors.sunken,
    line: colors.line,
    'line-strong': colors.lineStrong,
    ink: colors.ink,
    'ink-2': colors.ink2,
    'ink-3': colors.ink3,
    brand: colors.brand,
    'on-brand': colors.onBrand,
    'brand-text': colors.brandText,
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Allows these styles by their hash, pictures and forms of this site; no scripts. */
export const pagePolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
