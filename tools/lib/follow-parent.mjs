// Preloaded into the server: the IPC channel to its parent closes even when the parent is killed with SIGKILL.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
