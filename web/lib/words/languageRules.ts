import type { Language } from '#contract/languages.ts'

type Choices = { lang: Language; langChoices: Language[] }

/** The language of the page before anyone is known: what this browser chose, where the community speaks it. */
export function initialLanguage(chosen: Language | null, { lang, langChoices }: Choices): Language {
  return chosen !== null && langChoices.includes(chosen) ? chosen : lang
}

/** After a sign-in: the user's own language, unless this browser has already chosen something else than English. */
export function languageAfterSignIn(input: {
  current: Language
  isChosen: boolean
  preferred: Language | null
  community: Choices
}): Language {
  const { current, isChosen, preferred, community } = input
  if (preferred === null || !community.langChoices.includes(preferred)) return current
  return !isChosen || current === 'en' ? preferred : current
}
