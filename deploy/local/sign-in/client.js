// What the web page loads in place of Google's sign-in script: it speaks `google.accounts.id`, as far as Folia uses it.
(() => {
  const issuer = new URL(document.currentScript.src).origin;
  const heights = { large: 40, medium: 32, small: 20 };
  const themes = {
    outline: { background: '#ffffff', color: '#17201b', border: '1px solid #868d86' },
    filled_blue: { background: '#0d7a4b', color: '#ffffff', border: '1px solid #0d7a4b' },
    filled_black: { background: '#131917', color: '#e8ede9', border: '1px solid #66756e' },
  };
  let settings;
  /** The one sign-in under way: its window, and what the clicked button wants to hear back. */
  let current;

  function open(state) {
    if (!settings) throw new Error('google.accounts.id.initialize() comes first');
    const query = new URLSearchParams({ client_id: settings.client_id, nonce: settings.nonce ?? '' });
    const left = Math.round(screenX + (outerWidth - 480) / 2);
    const popup = window.open(`${issuer}/start?${query}`, 'folia-local-sign-in', `popup,width=480,height=640,left=${left},top=${screenY + 80}`);
    current = popup ? { popup, state } : undefined;
    // A blocker was in the way: the page would wait for ever.
    if (!popup) settings.callback?.({ clientId: settings.client_id });
  }

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== issuer || !current || source !== current.popup) return;
    const { state } = current;
    if (data?.error) {
      // An answer without a credential: the page has a sentence for that.
      current = undefined;
      return settings.callback?.({ clientId: settings.client_id });
    }
    if (typeof data?.credential !== 'string') return;
    current = undefined;
    settings.callback?.({ credential: data.credential, select_by: 'btn', clientId: settings.client_id, ...(state === undefined ? {} : { state }) });
  });

  function renderButton(element, options = {}) {
    const button = document.createElement('button');
    const height = `${heights[options.size] ?? heights.large}px`;
    button.type = 'button';
    button.textContent = 'Continue with Local sign-in';
    // One property at a time: a page's content security policy forbids style attributes, not this.
    Object.assign(button.style, themes[options.theme] ?? themes.outline, {
      boxSizing: 'border-box',
      height,
      padding: '0 12px',
      borderRadius: options.shape === 'pill' || options.shape === 'circle' ? height : '4px',
      fontFamily: 'inherit',
      fontSize: options.size === 'small' ? '11px' : '14px',
      lineHeight: '1',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      ...(options.width ? { width: `${parseInt(options.width, 10)}px` } : {}),
    });
    button.addEventListener('click', () => {
      options.click_listener?.();
      open(options.state);
    });
    element.replaceChildren(button);
  }

  // There is no session here that could sign in by itself, so a prompt is never shown; it says so as Google's does.
  const neverShown = {
    getMomentType: () => 'display',
    isDisplayMoment: () => true,
    isDisplayed: () => false,
    isNotDisplayed: () => true,
    getNotDisplayedReason: () => 'opt_out_or_no_session',
    isSkippedMoment: () => false,
    getSkippedReason: () => undefined,
    isDismissedMoment: () => false,
    getDismissedReason: () => undefined,
  };

  window.google ??= {};
  window.google.accounts ??= {};
  window.google.accounts.id = {
    initialize(given) {
      settings = given;
    },
    renderButton,
    prompt(listener) {
      if (listener) setTimeout(listener, 0, neverShown);
    },
    disableAutoSelect() {},
    cancel() {
      current?.popup.close();
      current = undefined;
    },
  };
})();
