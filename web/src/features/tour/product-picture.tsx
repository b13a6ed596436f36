import type { ResumeTemplate } from '@folia/contracts/resume-document';
import sizes from '../../../content/picture-sizes.json';

export type PictureName = keyof typeof sizes;

type ProductPictureProps = { name: PictureName; alt: string; className?: string };

/** The product as it is, drawn by `npm run pictures`, in the theme of the page: the other one is hidden, and browsers fetch no lazy picture that is. */
export function ProductPicture({ name, alt, className = '' }: ProductPictureProps) {
  const [width, height] = sizes[name];
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <img {...shared} alt={alt} src={`/pictures/${name}-dark.webp`} className={`in-data-[theme=light]:hidden ${className}`} />
      <img {...shared} alt={alt} src={`/pictures/${name}-light.webp`} className={`hidden in-data-[theme=light]:block ${className}`} />
    </>
  );
}

type PaperPictureProps = { template: ResumeTemplate; alt: string };

/** A page of paper, which is white in both themes. */
export const PaperPicture = ({ template, alt }: PaperPictureProps) => (
  <img
    src={`/pictures/template-${template}.webp`}
    alt={alt}
    width={720}
    height={1018}
    loading="lazy"
    decoding="async"
    className="h-auto w-full bg-[#fff] shadow-float"
  />
);
