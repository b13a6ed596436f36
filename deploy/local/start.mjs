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
  const { build } = await import('./build.mjs');
  await build();
  const { startProduct } = await import('./product.mjs');
  const product = await startProduct({ ...options, signal });

  console.log(`Folia is ready at ${product.url}`);
  await happened;
  await product.stop();
  process.exit(0);
} catch (error) {
  // Whatever fails because the person stopped it is no failure.
  if (signal.aborted) process.exit(0);
  endWith(error);
}
