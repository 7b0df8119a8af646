declare module '#server/platform/jobs/names.ts' {
  interface News {
    'contactRequest.passed on': { requestId: string }
    'contactRequest.declined': { requestId: string }
  }
}

export {}
