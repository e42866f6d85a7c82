/** Beeps and vibrates once, for a timer that has ended. Does nothing if the device can do neither. */
export type Alarm = () => void;

const BEEPS = 3;
const BEEP_SECONDS = 0.18;
const GAP_SECONDS = 0.32;
const PITCH_HZ = 880;

export function deviceAlarm(page: Window & typeof globalThis): Alarm {
  return () => {
    page.navigator.vibrate?.([200, 150, 200, 150, 200]);
    if (!('AudioContext' in page)) return;
    const audio = new page.AudioContext();
    for (let beep = 0; beep < BEEPS; beep += 1) {
      const tone = audio.createOscillator();
      const start = audio.currentTime + beep * GAP_SECONDS;
      tone.frequency.value = PITCH_HZ;
      tone.connect(audio.destination);
      tone.start(start);
      tone.stop(start + BEEP_SECONDS);
      if (beep === BEEPS - 1) tone.onended = () => void audio.close();
    }
  };
}
