declare module '#server/platform/jobs/names.ts' {
  interface News {
    'participant.joined': { participantId: string }
  }
}

export {}
