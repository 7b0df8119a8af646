import type { Language } from '#contract/languages.ts'
import { bootstrap } from './bootstrap.ts'
import { initialLanguage } from './languageRules.ts'
import { stored } from './storage.ts'
import { createStore, useStore } from './store.ts'

const current = createStore<Language>(initialLanguage(stored.language.get(), bootstrap.community))

export const currentLanguage = (): Language => current.get()
export const setCurrentLanguage = current.set
export const onLanguageChange = current.subscribe
export const useLanguage = (): Language => useStore(current)
