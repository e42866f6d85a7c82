/** Browser options of journeys and pictures: muted, without background network requests. */
export const CHROMIUM_LAUNCH = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without a GPU, a process of its own for drawing only costs messages.
    '--in-process-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-sync',
  ],
};
