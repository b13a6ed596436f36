import './check-node.mjs';

// Everything else is loaded afterwards: an old Node could not read it, and most of it needs packages that `install` brings.
const { endWith } = await import('./plain-error.mjs');
const { onInterruption } = await import('./interruption.mjs');
const { signal, happened } = onInterruption();

try {
  const { readOptions } = await import('./options.mjs');
  const options = readOptions();
  const { install } = await import('./install.mjs');
  install();
  const { build, developmentParts } = await import('./build.mjs');
  await build({ only: developmentParts });
  const { startProduct } = await import('./product.mjs');
  let giveUp;
  const givenUp = new Promise((resolve) => {
    giveUp = resolve;
  });
  const product = await startProduct({ ...options, signal, giveUp });

  console.log(`Folia is ready at ${product.url}`);
  const failure = await Promise.race([happened.then(() => undefined), givenUp]);
  await product.stop();
  if (failure && !signal.aborted) endWith(failure);
  process.exit(0);
} catch (error) {
  // What fails because the person stopped it does not count as a failure.
  if (signal.aborted) process.exit(0);
  endWith(error);
}
