/** The sounds of a throw, made on the spot: dice that knock, a cannon, and water that closes. */
import { ears } from "../../app/sound";
import type { Knock } from "./flight";

/** How each surface answers: the pitch of its body, how long it rings, and how much of it is mere noise. */
const VOICES: Record<Knock["on"], { body: number; ring: number; click: number; level: number }> = {
  floor: { body: 240, ring: 0.07, click: 1900, level: 0.5 },
  wall: { body: 520, ring: 0.09, click: 2600, level: 0.42 },
  die: { body: 2150, ring: 0.035, click: 4300, level: 0.3 },
};

export function knock(on: Knock["on"], loudness: number): void {
  const audio = ears();
  if (!audio) return;
  const { body, ring, click, level } = VOICES[on];
  const at = audio.currentTime + 0.005;
  // No two knocks are alike.
  const tune = 0.9 + Math.random() * 0.2;
  const loud = level * Math.min(1, Math.max(0, loudness));
  hiss(audio, at, { pitch: click * tune, level: loud, length: 0.02, type: "bandpass" });
  tone(audio, at, { from: body * tune, to: body * tune * 0.8, level: loud * 0.7, length: ring });
}

export function cannon(): void {
  const audio = ears();
  if (!audio) return;
  const at = audio.currentTime + 0.005;
  hiss(audio, at, { pitch: 420, level: 0.32, length: 0.45, type: "lowpass" });
  tone(audio, at, { from: 110, to: 38, level: 0.4, length: 0.35 });
}

export function splash(): void {
  const audio = ears();
  if (!audio) return;
  const at = audio.currentTime + 0.005;
  hiss(audio, at, { pitch: 1100, level: 0.16, length: 0.4, type: "bandpass" });
  for (const [delay, pitch] of [
    [0.16, 320],
    [0.27, 410],
    [0.36, 520],
    [0.43, 640],
  ] as const) {
    tone(audio, at + delay, { from: pitch, to: pitch * 1.6, level: 0.07, length: 0.07 });
  }
}

interface Hiss {
  pitch: number;
  level: number;
  length: number;
  type: BiquadFilterType;
}

function hiss(audio: AudioContext, at: number, { pitch, level, length, type }: Hiss): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, level, length));
  source.start(at);
}

function tone(
  audio: AudioContext,
  at: number,
  { from, to, level, length }: { from: number; to: number; level: number; length: number },
): void {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(audio, at, level, length));
  source.start(at);
  source.stop(at + length);
}

function fading(audio: AudioContext, at: number, level: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(Math.max(0.0002, level), at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
