import { createInstance } from 'i18next'
import { use } from 'react'
import type { Words as AllWords } from '#contract/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import type { AnyWords } from '#contract/words.ts'
import { loadChunk } from '../browser/chunks.ts'
import { createStore, useStore } from '../store.ts'
import { currentLanguage, onLanguageChange } from './language.ts'
import { tieDashesOf } from './tieDashes.ts'

type WebMessages = Omit<AllWords, 'letters'>
/** Texts that are loaded together. */
export type Namespace = keyof WebMessages

type Singular<K extends string> = K extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : K
type KeyIn<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${KeyIn<T[K]>}`
}[keyof T & string]

/** A key of one namespace, with dots between levels; a plural without its suffix. */
export type WordKey<N extends Namespace> = KeyIn<WebMessages[N]>
export type Words<N extends Namespace> = (key: WordKey<N>, values?: Record<string, string | number>) => string

const files = import.meta.glob<Record<string, AnyWords>>([
  '../../../contract/words/{en,ru}/*.ts',
  '../../../contract/*/words/{en,ru}/*.ts',
  './*.{en,ru}.ts',
  // Letters are the server's; menu and failures are merged in the files beside this one.
  '!../../../contract/**/{letters,menu,failures}.ts',
])

/** File of each namespace; two files of one namespace would hide each other. */
const pathOf = new Map<string, string>()
for (const path of Object.keys(files)) {
  const [, inFolder, fileName, merged, suffix] = /(?:\/(en|ru)\/(\w+)|\/(\w+)\.(en|ru))\.ts$/.exec(path) ?? []
  pathOf.set(`${inFolder ?? suffix}/${fileName ?? merged}`, path)
}

const i18n = createInstance()

/** The language whose texts are loaded; shortly behind the chosen one. */
const shownLanguage = createStore<Language>(currentLanguage())

/** So long a failure is kept: React asks again for what has failed, and would otherwise start another attempt each time. */
const failureMs = 200

const loading = new Map<string, Promise<void>>()
const used = new Set<Namespace>()

function load(language: Language, namespace: Namespace): Promise<void> {
  const path = pathOf.get(`${language}/${namespace}`) ?? namespace
  const known = loading.get(path)
  if (known) return known
  const started = fetchWords(path, namespace).then(words => {
    i18n.addResourceBundle(language, namespace, tieDashesOf(words))
    /** Marks the promise as resolved, so that React's `use` does not suspend for texts that are already loaded. */
    Object.assign(started, { status: 'fulfilled', value: undefined })
  })
  started.catch(() => setTimeout(() => loading.delete(path), failureMs))
  loading.set(path, started)
  return started
}

async function fetchWords(path: string, namespace: Namespace): Promise<AnyWords> {
  const file = files[path]
  const words = file && (await loadChunk(file))[namespace]
  if (!words) throw new Error(`No words: ${path}`)
  return words
}

/** Resolves when the texts of the first paint are loaded; each screen waits for its own. */
export async function startWords(first: Namespace[]): Promise<void> {
  onLanguageChange(() => void followLanguage(currentLanguage()))
  await i18n.init({ lng: currentLanguage(), fallbackLng: false, interpolation: { escapeValue: false } })
  document.documentElement.lang = currentLanguage()
  for (const namespace of first) used.add(namespace)
  await Promise.all(first.map(namespace => load(currentLanguage(), namespace)))
}

/** Switches all texts on the screen at once, when all are loaded. */
async function followLanguage(language: Language): Promise<void> {
  await Promise.all([...used].map(namespace => load(language, namespace)))
  if (language !== currentLanguage()) return
  document.documentElement.lang = language
  shownLanguage.set(language)
}

/** Suspends until the texts are loaded. */
export function useWords<N extends Namespace>(namespace: N): Words<N> {
  const language = useStore(shownLanguage)
  used.add(namespace)
  use(load(language, namespace))
  return i18n.getFixedT(language, namespace) as unknown as Words<N>
}

/** Texts that fail to load are reported where they are used. */
export const preloadWords = (namespaces: Namespace[]): Promise<unknown> =>
  Promise.all(namespaces.map(namespace => load(currentLanguage(), namespace).catch(() => undefined)))

/** Texts in a language that need not be the shown one, for searching. */
export async function wordsIn<N extends Namespace>(language: Language, namespace: N): Promise<Words<N>> {
  await load(language, namespace)
  return i18n.getFixedT(language, namespace) as unknown as Words<N>
}

/** Suspends until the texts of all of them are loaded. */
export function usePreparedWords(...namespaces: Namespace[]): void {
  const language = useStore(shownLanguage)
  for (const namespace of namespaces) {
    used.add(namespace)
    use(load(language, namespace))
  }
}

/** For use outside of components; the namespace must be loaded. */
export function wordsOf<N extends Namespace>(namespace: N): Words<N> {
  return i18n.getFixedT(shownLanguage.get(), namespace) as unknown as Words<N>
}
