import type { Language } from '#contract/languages.ts'

type Choices = { lang: Language; langChoices: Language[] }

/** Language of a visitor: the one stored in this browser, if the community has it. */
export function initialLanguage(chosen: Language | null, { lang, langChoices }: Choices): Language {
  return chosen !== null && langChoices.includes(chosen) ? chosen : lang
}

/** After a sign-in: the user's language, unless this browser has chosen another than English. */
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
