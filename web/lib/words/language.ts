import type { Language } from '#contract/languages.ts'
import { bootstrap } from '../browser/bootstrap.ts'
import { stored } from '../browser/storage.ts'
import { createStore, useStore } from '../store.ts'
import { initialLanguage } from './languageRules.ts'

const current = createStore<Language>(initialLanguage(stored.language.get(), bootstrap.community))

export const currentLanguage = (): Language => current.get()
export const setCurrentLanguage = current.set
export const onLanguageChange = current.subscribe
export const useLanguage = (): Language => useStore(current)
