import { socketApi } from './socket.ts'

export const api = {
  socket: socketApi,
}
