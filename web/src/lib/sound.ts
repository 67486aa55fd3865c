/** Small sounds, made of tones and noise; nothing is loaded. */
import { settings } from './settings.svelte';

type Name = 'roll' | 'drive' | 'coin' | 'card' | 'gavel' | 'horn' | 'click' | 'bad';

let studio: AudioContext | null = null;

/** A browser lets a page sound only after a touch; before that there is silence. */
function open(): AudioContext | null {
  if (!settings.sound) return null;
  studio ??= new AudioContext();
  if (studio.state === 'suspended') void studio.resume();
  return studio.state === 'running' ? studio : null;
}

function tone(at: AudioContext, from: number, hertz: number, long: number, loud: number, type: OscillatorType = 'sine'): void {
  const voice = at.createOscillator();
  const level = at.createGain();
  const start = at.currentTime + from;
  voice.type = type;
  voice.frequency.value = hertz;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(level).connect(at.destination);
  voice.start(start);
  voice.stop(start + long);
}

function noise(at: AudioContext, from: number, long: number, loud: number, hertz: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const level = at.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  level.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(level).connect(at.destination);
  source.start(at.currentTime + from);
}

const SOUNDS: Record<Name, (at: AudioContext) => void> = {
  roll: (at) => [0, 0.07, 0.15, 0.26, 0.4].forEach((from) => noise(at, from, 0.05, 0.5, 2600)),
  drive: (at) => {
    noise(at, 0, 0.7, 0.25, 130);
    tone(at, 0, 62, 0.7, 0.12, 'sawtooth');
  },
  coin: (at) => [988, 1319].forEach((hertz, i) => tone(at, i * 0.08, hertz, 0.35, 0.12, 'triangle')),
  card: (at) => noise(at, 0, 0.14, 0.3, 4200),
  gavel: (at) => [0, 0.14].forEach((from) => noise(at, from, 0.08, 0.8, 420)),
  horn: (at) => [233, 294].forEach((hertz) => tone(at, 0, hertz, 0.4, 0.08, 'square')),
  click: (at) => noise(at, 0, 0.03, 0.25, 1800),
  bad: (at) => tone(at, 0, 110, 0.3, 0.16, 'sawtooth'),
};

/** Plays a sound, unless sounds are off. */
export function sound(name: Name): void {
  const at = open();
  if (at) SOUNDS[name](at);
}
