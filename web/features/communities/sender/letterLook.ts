/** The letter as a mail program shows it in one look, whichever the page has: its dark styles apply always, or never. */
export const inLook = (html: string, look: 'light' | 'dark'): string =>
  html.replaceAll('@media (prefers-color-scheme:dark)', look === 'dark' ? '@media all' : '@media not all')
