/** Found words stand between these characters. */
const [start, end] = ['\u0001', '\u0002']

/** The parts of an excerpt, with the words that were found. */
export const excerptParts = (excerpt: string): { key: string; text: string; isFound: boolean }[] =>
  excerpt
    .split(start)
    .flatMap((part, index) => {
      const [found = '', ...rest] = index === 0 ? ['', part] : part.split(end)
      return [
        { key: `${index} found`, text: found, isFound: true },
        { key: `${index} rest`, text: rest.join(''), isFound: false },
      ]
    })
    .filter(({ text }) => text !== '')
