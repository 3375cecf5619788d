// Short sounds made on the spot: no files to load, and nothing is heard where sound is off.
import { settings } from "./settings.svelte";

export type Sound = "bell" | "dice" | "cannon" | "coin" | "sail";

let audio: AudioContext | undefined;

/** What sounds are made with, if the reader wants sound and the browser allows it by now. */
export function ears(): AudioContext | null {
  if (!settings.sound) return null;
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** Plays a sound, if it can be heard. */
export function play(sound: Sound): void {
  // Out of sight only the bell makes sense.
  if (document.hidden && sound !== "bell") return;
  const at = ears();
  if (at) sounds[sound](at, at.currentTime + 0.01);
}

const sounds: Record<Sound, (at: AudioContext, start: number) => void> = {
  // A ship's bell: a strike with its inharmonic overtones.
  bell(at, start) {
    for (const [part, level] of [
      [1, 0.12],
      [2.76, 0.05],
      [5.4, 0.02],
    ] as const) {
      tone(at, start, 880 * part, level, 1.4 / part);
    }
  },
  dice(at, start) {
    for (const delay of [0, 0.07, 0.12, 0.2]) noise(at, start + delay, 2600, 0.12, 0.035);
  },
  cannon(at, start) {
    noise(at, start, 180, 0.5, 0.55);
    tone(at, start, 62, 0.3, 0.4);
  },
  coin(at, start) {
    tone(at, start, 1760, 0.05, 0.12);
    tone(at, start + 0.07, 2349, 0.05, 0.25);
  },
  sail(at, start) {
    noise(at, start, 700, 0.045, 0.3);
  },
};

function fading(at: AudioContext, start: number, level: number, length: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(level, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(at.destination);
  return gain;
}

function tone(at: AudioContext, start: number, pitch: number, level: number, length: number): void {
  const source = at.createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(at, start, level, length));
  source.start(start);
  source.stop(start + length);
}

function noise(at: AudioContext, start: number, pitch: number, level: number, length: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(at, start, level, length));
  source.start(start);
}
