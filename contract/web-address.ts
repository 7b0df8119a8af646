/*
 * Mail programs turn a web address in a name into a link, so that a letter of ours would carry anybody's advertising.
 */

/** Ends of host names that also follow an initial: `T.Me` is an address, `J.Smith` is not. */
const commonEnds = new Set(
  'com net org info biz me io co ai app xyz site online shop link top click gg ly cc tv su ru рф by kz uk us eu de'.split(
    ' ',
  ),
)

/** Dots of other scripts, which browsers read as a dot. */
const plainDots = (text: string): string => text.normalize('NFKC').replace(/[。｡․]/g, '.')

const wordsOf = (text: string): string[] => plainDots(text).split(/[\s,;()«»„“”"<>[\]]+/)

/** Whether two parts around a dot read as a host name. After an initial a name may follow without a space. */
function isHost(before: string, after: string): boolean {
  if (!/[\p{L}\p{N}]$/u.test(before) || !/^\p{L}[\p{L}\p{N}-]/u.test(after)) return false
  const end = /^[\p{L}\p{N}-]+/u.exec(after)?.[0].toLowerCase() ?? ''
  return !(/^\p{L}$/u.test(before) && /^\p{Lu}/u.test(after)) || commonEnds.has(end)
}

const hasHost = (word: string): boolean => {
  const parts = word.split('.')
  return parts.some((part, position) => position > 0 && isHost(parts[position - 1] ?? '', part))
}

const hasScheme = (text: string): boolean => /:\/\/|(?:^|[^\p{L}])(?:www\.|mailto:)/iu.test(plainDots(text))

/** Whether a text contains an address such as `example.com`, `www.example.com`, `https://…` or `name@example.com`. */
export const hasWebAddress = (text: string): boolean => hasScheme(text) || wordsOf(text).some(hasHost)

/** Whether a text contains more than a host name: a scheme, `www.`, a path, or an email address. */
export const hasLink = (text: string): boolean =>
  hasScheme(text) || wordsOf(text).some(word => /[/?#@]/.test(word) && hasHost(word))

/**
 * An absolute http or https URL, without credentials; no javascript: or data: URL. Nor one with line breaks and the like, which browsers
 * leave out and other readers do not.
 */
export function isWebUrl(value: string): boolean {
  if (/\p{Cc}/u.test(value) || !URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** `mailto:name@example.com`, `tel:+7 495 000-00-00`. */
export const isMailOrPhone = (value: string): boolean =>
  /^mailto:[^\s<>]+@[^\s<>]+$/.test(value) || /^tel:\+?\d[\d ()-]{2,24}$/.test(value)
