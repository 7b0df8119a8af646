declare module '#server/platform/jobs/names.ts' {
  interface News {
    /** Somebody was added to a group. */
    'chat.joined': { chatId: string; participantId: string; byId: string }
  }
}

export {}
