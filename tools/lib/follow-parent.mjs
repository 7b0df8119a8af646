// Loaded into the server before its own code: the channel to its starter closes even when that one dies by kill -9.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
