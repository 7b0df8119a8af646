declare module '#server/platform/jobs/names.ts' {
  interface News {
    'participant.moderated': { participantId: string }
    'participant.waits again': { participantId: string }
  }
}

export {}
