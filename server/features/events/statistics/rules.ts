import type { QuestionStatistics, Statistics } from '#contract/events/statistics.ts'

/** Seconds: the mean, and the middle one. */
export function averageOf(seconds: number[]): number | null {
  return seconds.length === 0 ? null : seconds.reduce((sum, each) => sum + each, 0) / seconds.length
}

export function medianOf(seconds: number[]): number | null {
  if (seconds.length === 0) return null
  const sorted = seconds.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2
}

export const rateOf = (part: number, total: number): number => (total === 0 ? 0 : part / total)

/** What spreadsheets take for the beginning of a formula. Excel also knows the wide forms. */
const formula = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'
const atStart = new RegExp(`^(?:${formula}|[\\t\\r\\n])`)
const inside = new RegExp(`([;\\t\\r\\n][\\s"]*)(?=${formula})`, 'g')

/**
 * A spreadsheet would run a cell that begins like a formula: it gets an apostrophe before it. So does a formula after a semicolon, a tab
 * or a line break, where a spreadsheet whose lists are separated by semicolons begins a cell: it does not see quotes inside a cell.
 */
export const neutralise = (text: string): string => (atStart.test(text) ? `'${text}` : text).replace(inside, "$1'")

/** Rows of the CSV file: question, type, answer, count, share of the answers, people who stopped at the question. */
export function statisticsRows({ questions }: Statistics, words: { texts: string; noAnswers: string }): string[][] {
  return questions.flatMap(question => {
    const lines = linesOf(question, words)
    return lines.map(([answer, count]) => [
      neutralise(question.question),
      question.type,
      neutralise(answer),
      String(count),
      rateOf(count, question.answers).toFixed(3),
      String(question.stoppedHere),
    ])
  })
}

function linesOf(question: QuestionStatistics, words: { texts: string; noAnswers: string }): [string, number][] {
  if (question.options.length > 0) return question.options.map(({ text, count }) => [text, count])
  if (question.years.length > 0) return question.years.map(({ year, count }) => [String(year), count])
  return [question.texts > 0 ? [words.texts, question.texts] : [words.noAnswers, 0]]
}
