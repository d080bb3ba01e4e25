/** The sounds of the house, made from nothing but waves and noise. */
import type { Sound } from "./sounding";

let desk: AudioContext | undefined;

/** A knock: a short burst of filtered noise, as of something hard on felt. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number, lasts = 0.05): void {
  const length = Math.ceil(audio.sampleRate * lasts);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.4 });
  const volume = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}

/** A tone that dies away, as of a bell or a coin. */
function tone(audio: AudioContext, at: number, pitch: number, loud: number, lasts: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + lasts);
}

const PLAYED: Record<Sound, (audio: AudioContext, now: number) => void> = {
  roll: (audio, now) =>
    [0, 0.07, 0.11, 0.19, 0.24, 0.33, 0.4].forEach((after, n) =>
      knock(audio, now + after, 1500 + (n % 3) * 500, 0.5 - n * 0.05),
    ),
  place: (audio, now) => [0, 0.05].forEach((after) => knock(audio, now + after, 900, 0.6)),
  note: (audio, now) => knock(audio, now, 5200, 0.3, 0.14),
  card: (audio, now) => knock(audio, now, 3200, 0.4, 0.09),
  points: (audio, now) => [880, 1109].forEach((pitch, n) => tone(audio, now + n * 0.07, pitch, 0.08, 0.3)),
  word: (audio, now) => tone(audio, now, 784, 0.06, 0.18),
  end: (audio, now) => [523, 659, 784, 1047].forEach((pitch, n) => tone(audio, now + n * 0.14, pitch, 0.1, 0.7)),
  turn: (audio, now) => [659, 988].forEach((pitch, n) => tone(audio, now + n * 0.12, pitch, 0.12, 0.5)),
};

/** Let a sound be heard. */
export function play(sound: Sound): void {
  desk ??= new AudioContext();
  // Browsers let a page sound only once it has been touched.
  if (desk.state === "suspended") void desk.resume().catch(() => undefined);
  if (desk.state === "running") PLAYED[sound](desk, desk.currentTime);
}
