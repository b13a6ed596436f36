/** Up to this edge in pixels the thumbnail is sharp on every screen: it has 160. */
const thumbnailUpTo = 80;

/** spec section 3: a whole address as it is; else a path of the content host, whose avatar.jpg gives way to the thumbnail where the photo is small. */
export function photoAddress(photo: string, size: number, host = ''): string {
  if (/^(https?:|blob:)/.test(photo)) return photo;
  return host + (size <= thumbnailUpTo ? photo.replace(/avatar\.jpg$/, 'avatar-160.jpg') : photo);
}
