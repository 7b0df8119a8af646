declare module 'virtual:calls' {
  export const calls: import('./lib/callTable.ts').CallTable
}
