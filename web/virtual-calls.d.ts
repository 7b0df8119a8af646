declare module 'virtual:calls' {
  export const calls: import('./lib/calls/client.ts').CallTable
}
