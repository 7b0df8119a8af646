import type { Font } from '../page/page-template.ts'

/** Ranges of the two parts of the text font that the page needs. */
const ranges: Record<string, string> = {
  cyrillic: 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122',
}

/** The page has no script, and so none of the web app's stylesheets: these rules stand alone, on the theme's variables. */
export const setUpCss = (fonts: Font[]): string => fontFaces(fonts) + rules

function fontFaces(fonts: Font[]): string {
  return Object.entries(ranges)
    .map(([part, range]) => {
      const file = fonts.find(({ name }) => name.startsWith(`onest-${part}-wght`))?.file
      return file
        ? `@font-face{font-family:'Onest Variable';font-weight:100 900;font-display:swap;src:url(${file}) format('woff2');unicode-range:${range}}`
        : ''
    })
    .join('')
}

const rules = `
*,*::before,*::after{box-sizing:border-box}
html{color-scheme:light;text-size-adjust:100%}
html[data-mantine-color-scheme="dark"]{color-scheme:dark}
body{margin:0;padding:32px 16px 64px;background:var(--canvas);color:var(--ink);font:400 16px/1.5 var(--text-font);overflow-wrap:break-word}
main{position:relative;max-width:560px;margin:0 auto;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:20px}
h1,h2{margin:0;font-family:var(--display-font);font-weight:var(--display-weight);letter-spacing:var(--display-tracking);text-wrap:balance}
h1{font-size:30px;line-height:36px}
h2{margin:36px 0 16px;font-size:20px;line-height:28px}
p{margin:0}
a{color:var(--brand-text);text-underline-offset:3px}
.language{margin-bottom:16px;font-size:15px;text-align:right}
.language a{display:inline-block;padding:8px 0}
.lead{margin:12px 0 28px;color:var(--ink-2)}
.notice{margin:0 0 24px;padding:12px 16px;background:var(--danger-soft);color:var(--danger-text);border-radius:12px}
.field,.choices{margin:0 0 20px;padding:0;border:0;min-width:0}
label,legend{padding:0;font-weight:560}
.field input{display:block;width:100%;margin-top:6px;padding:11px 14px;min-height:48px;background:var(--surface);color:inherit;border:1px solid var(--field);border-radius:12px;font:inherit}
.field input.secret{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:15px}
.field input[aria-invalid="true"]{border-color:var(--danger)}
.hint{margin-top:6px;color:var(--ink-2);font-size:14px;line-height:20px}
.problem{margin-top:6px;color:var(--danger-text);font-size:15px;line-height:22px}
.pair{display:grid;gap:0 24px;grid-template-columns:repeat(auto-fit,minmax(200px,1fr))}
.choices label{display:flex;align-items:center;gap:12px;min-height:44px;font-weight:400}
.choices input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--brand)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;margin-top:12px;padding:10px 24px;background:var(--brand);color:var(--on-brand);border:0;border-radius:12px;font:inherit;font-weight:560;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--brand-hover)}
a.button+.hint,p:has(.button)+.hint{margin-top:24px}
:is(a,button,input):focus-visible{outline:3px solid var(--brand);outline-offset:2px}
@media (max-width:480px){body{padding:16px 12px 40px}main{padding:24px 20px}button,.button{width:100%}}
`
