// Whether the server of this container answers; HEALTHCHECK of the container file runs it.
const reply = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => null);
process.exit(reply?.ok ? 0 : 1);
