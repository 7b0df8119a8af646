declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Somebody wrote in a chat. */
    'message.sent': { chatId: string; messageId: string }
    /** Its text was changed. */
    'message.edited': { chatId: string; messageId: string }
  }
}

export {}
