/**
 * The nonce of `/start@bot nonce`, which Telegram writes into a group when the bot is added to it by a link. Null for every other
 * text, and for a command to another bot.
 */
export function readGroupStart(text: string, botName: string): string | null {
  const [, addressee, nonce] = /^\/start(?:@(\w+))?\s+([\w-]{64})$/.exec(text.trim()) ?? []
  return nonce && (addressee ?? botName).toLowerCase() === botName.toLowerCase() ? nonce : null
}

/** Whether the bot is still in the group, by its status as a member. */
export const isGone = (status: string): boolean => status === 'left' || status === 'kicked'
