import { stored } from '#web/lib/browser/storage.ts'

/** Text of an unsent message, kept per chat and person. */
export function draftOf(participantId: string, chatId: string): string {
  const kept = stored.chatDrafts.get()
  return kept?.participantId === participantId ? (kept.texts[chatId] ?? '') : ''
}

export function keepDraft(participantId: string, chatId: string, text: string): void {
  const kept = stored.chatDrafts.get()
  const { [chatId]: _old, ...others } = kept?.participantId === participantId ? kept.texts : {}
  const texts = text.trim() === '' ? others : { ...others, [chatId]: text }
  if (Object.keys(texts).length === 0) stored.chatDrafts.clear()
  else stored.chatDrafts.set({ participantId, texts })
}
