import sample from '../../../content/sample.json';

/** What the engines gave for a made-up person and made-up jobs (libs/engines/deep-talk/evals/make-sample.ts). */
export { sample };
