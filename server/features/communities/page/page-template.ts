import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { languages } from '#contract/languages.ts'
import type { Config } from '#server/platform/config/config.ts'

/** A font of the build: its name in its package, since its file is named by a hash. */
export type Font = { name: string; file: string }

export type Template = {
  html: string
  /** Chunks of each language's texts, loaded together with the entry script. */
  words: Record<string, string[]>
  /** The chunks of the screen table with each language's titles, which every screen but the landing needs. */
  screens: Record<string, string[]>
  /** Every font of the build. */
  fonts: Font[]
  /** Additional origin of scripts: the development server of the web app. */
  scriptOrigin: string | null
}

type ManifestEntry = { file: string }

type Sources = { config: Pick<Config, 'WEB_DEV'>; webFolder: string; webSource: string }

/** Reads the built page once, and the development page on each request. */
export function templateReader({ config: { WEB_DEV }, webFolder, webSource }: Sources): () => Promise<Template> {
  if (WEB_DEV) return () => developmentTemplate(webSource, WEB_DEV)
  const built = readTemplate(webFolder)
  // A missing build fails the pages, not the start.
  built.catch(() => {})
  return () => built
}

export async function readTemplate(webFolder: string): Promise<Template> {
  const html = await readFile(path.join(webFolder, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(path.join(webFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const chunksOf = (...ends: string[]) =>
    Object.entries(manifest)
      .filter(([source]) => ends.some(end => source.endsWith(end)))
      .map(([, entry]) => `/${entry.file}`)
  const words: Template['words'] = {}
  const screens: Template['screens'] = {}
  for (const language of languages) {
    words[language] = chunksOf(...['shell', 'ui', 'landing'].map(name => `words/${language}/${name}.ts`))
    screens[language] = chunksOf('Screens.tsx', `words/menu.${language}.ts`)
  }
  const fonts = Object.entries(manifest)
    .filter(([source]) => source.endsWith('.woff2'))
    .map(([source, { file }]) => ({ name: path.basename(source), file: `/${file}` }))
  return { html, words, screens, fonts, scriptOrigin: null }
}

/** The page for the development server of the web app. */
export async function developmentTemplate(webSource: string, origin: string): Promise<Template> {
  const source = await readFile(path.join(webSource, 'index.html'), 'utf8')
  const refresh = `<script type="module" nonce="__NONCE__">import { injectIntoGlobalHook } from '${origin}/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => type => type</script>
<script type="module" src="${origin}/@vite/client"></script>`
  const html = source
    .replace('<!--samovar:head-->', `<!--samovar:head-->${refresh}`)
    .replaceAll(/(src|href)="\/(?!docs)/g, `$1="${origin}/`)
  return { html, words: {}, screens: {}, fonts: [], scriptOrigin: origin }
}
