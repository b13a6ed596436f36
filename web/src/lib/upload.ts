import { readAnswer, requestHeaders } from './api';
import { ConnectionError } from './api-error';
import { apiAddress } from './config';
import { reportRefused } from './unauthorized';

type UploadOptions = { onProgress: (percent: number) => void; signal?: AbortSignal; beside?: Record<string, string>; headers?: Record<string, string> };

/** Sends one file, with what stands `beside` it in the form, and tells its progress in percent, which fetch cannot. Answers and errors are those of the request helper. */
export function uploadFile<T>(path: string, file: File, { onProgress, signal, beside = {}, headers: more }: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiAddress(path));
    request.withCredentials = true;
    // The browser writes the content type itself: only it knows the boundary.
    const { 'Content-Type': _, ...headers } = { ...requestHeaders(), ...more };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress((event.loaded / event.total) * 100);
    request.onerror = () => reject(new ConnectionError());
    request.onabort = () => reject(signal?.reason ?? new DOMException('Upload cancelled', 'AbortError'));
    request.onload = () => {
      try {
        const contentType = request.getResponseHeader('content-type') ?? '';
        resolve(readAnswer<T>({ status: request.status, statusText: request.statusText, contentType, body: request.responseText }, reportRefused));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    for (const [name, value] of Object.entries(beside)) form.append(name, value);
    form.append('file', file, file.name);
    request.send(form);
  });
}
