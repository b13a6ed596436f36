// Specs that share the modules of one group: what one of them changed for all is put back before the next one.
module.exports = (spec, load) =>
  describe(spec, () => {
    const environment = { ...process.env };
    load();
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
      Object.assign(process.env, environment);
      if (typeof window === 'undefined') return;
      document.body.replaceChildren();
      window.localStorage.clear();
      window.sessionStorage.clear();
      window.history.replaceState(null, '', '/');
    });
  });
