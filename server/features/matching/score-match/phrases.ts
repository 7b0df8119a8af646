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
    answers: ({ asker, request, other, fact }) => `${asker} ищет: «${request}». ${other} о себе: «${fact}».`,
    sharedTags: tags => `Общие темы: ${tags.join(', ')}.`,
    sameCity: city => `Один город: ${city}.`,
    sameCompany: company => `Одна компания, ${company}: скорее всего, уже знакомы.`,
    noRequest: name => `${name} не пишет, кого ищет.`,
    introduced: 'Знакомство между ними уже было.',
    declined: name => `${name} не хочет этого знакомства.`,
    reported: 'Между ними была жалоба.',
    nothingShared: 'В профилях не видно ничего общего.',
  },
  en: {
    answers: ({ asker, request, other, fact }) => `${asker} is looking for “${request}”. ${other} says: “${fact}”.`,
    sharedTags: tags => `They share ${tags.join(', ')}.`,
    sameCity: city => `Both are in ${city}.`,
    sameCompany: company => `Both are at ${company} and probably know each other.`,
    noRequest: name => `${name} does not say whom to look for.`,
    introduced: 'They have been introduced already.',
    declined: name => `${name} does not want this introduction.`,
    reported: 'One of them has complained of the other.',
    nothingShared: 'The profiles show nothing in common.',
  },
}
