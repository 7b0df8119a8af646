/** Endings of cases, numbers and persons, the longest first. */
const endings: Record<'ru' | 'en', RegExp> = {
  ru: /(?:иями|ием|ями|ами|ого|его|ому|ему|ыми|ими|иях|ях|ах|ией|ией|иям|ям|ам|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ию|ия|ии|ы|и|а|я|о|е|у|ю|ь|й)$/,
  en: /(?:ies|es|s|y|e)$/,
}
/** What makes the name of a person or of an activity of the same root: designer, дизайнер, investor, инвестиции. */
const derivations: Record<'ru' | 'en', RegExp> = {
  ru: /(?:ирован|ироват|иру|ировал|щик|чик|ист|ер|ёр|ор|иц|к|ств)$/,
  en: /(?:ments?|ings?|ers?|ors?|ists?|ions?|ed)$/,
}
const shortest = 4

const strip = (word: string, ending: RegExp): string => {
  const left = word.replace(ending, '')
  return left.length >= shortest ? left : word
}

/** The root that the forms of a word share, as far as suggestions need it. Short words, and those with signs, stay as they are. */
export function stemOf(word: string): string {
  if (word.length <= shortest || /[^\p{L}]/u.test(word)) return word.length > 2 ? strip(word, /[ыиаяеуюs]$/) : word
  const language = /[а-яё]/.test(word) ? 'ru' : 'en'
  const bare = strip(word.replaceAll('ё', 'е'), endings[language])
  return strip(strip(bare, derivations[language]), endings[language])
}
