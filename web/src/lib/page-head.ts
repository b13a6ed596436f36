import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { type PageMeta, pageCard, tagline } from './build-head';

/** What the head of a page says, from the base of all addresses and what its loader answered. */
type PageHead<Data> = (appUrl: string, data: Data) => PageMeta;

/** A public page that belongs to no person: what its script brings once it is asked for. */
// biome-ignore lint/suspicious/noExplicitAny: each page knows what its own loader answers.
export type SitePage<Data = any> = { Component: ComponentType; head: PageHead<Data>; loader?: LoaderFunction };

/** The `handle` of its route. */
export type PageHandle = Pick<SitePage, 'head'>;

/** An address of ours, with its host. */
export const absolute = (appUrl: string, path: string) => appUrl.replace(/\/$/, '') + path;

/** The head of the page whose right address is this path: a page with two addresses names the same one in both. Its picture says what it is called, unless one is given. */
export function siteMeta(appUrl: string, path: string, said: PageMeta = {}): PageMeta {
  const url = absolute(appUrl, path);
  const { title = tagline, description = '', section = '' } = said;
  return { image: pageCard(appUrl, path, { title, section, line: description }), ...said, url, canonical: url };
}
