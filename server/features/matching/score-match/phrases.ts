import type { Language } from '#contract/languages.ts'

type Answer = { asker: string; request: string; other: string; fact: string }

/** Sentences about two others, which need neither the gender nor a case of a name. */
export type Phrases = {
  answers(facts: Answer): string
  sharedTags(tags: string[]): string
  sameCity(city: string): string
  sameCompany(company: string): string
  noRequest(name: string): string
  introduced: string
  declined(name: string): string
  reported: string
  nothingShared: string
}

export const phrases: Record<Language, Phrases> = {
  ru: {
    answers: ({ asker, request, other, fact }) => `${asker} пишет: «${request}». ${other}: «${fact}».`,
    sharedTags: tags => `Общие темы: ${tags.join(', ')}.`,
    sameCity: city => `Один город: ${city}.`,
    sameCompany: company => `Одна компания, ${company}: скорее всего, уже знакомы.`,
    noRequest: name => `${name} не пишет, кого ищет.`,
    introduced: 'Знакомство между ними уже было.',
    declined: name => `${name} не хочет этого знакомства.`,
    reported: 'Один из них пожаловался на другого.',
    nothingShared: 'В профилях не видно ничего общего.',
  },
  en: {
    answers: ({ asker, request, other, fact }) => `${asker} wrote “${request}”. ${other}: “${fact}”.`,
    sharedTags: tags => `Shared topics: ${tags.join(', ')}.`,
    sameCity: city => `Both are in ${city}.`,
    sameCompany: company => `Both are at ${company} and probably know each other.`,
    noRequest: name => `${name} does not say who they are looking for.`,
    introduced: 'There has already been an intro between them.',
    declined: name => `${name} does not want this intro.`,
    reported: 'One of them reported the other.',
    nothingShared: 'The profiles show nothing in common.',
  },
}
