declare module '#server/platform/jobs/names.ts' {
  interface News {
    'participant.reported': { reportId: string }
    'report.decided': { reportId: string }
  }
}

export {}
