import { Fragment } from "react";

interface ContactLinkProps {
  /** `mailto:` or `tel:`. */
  href: string;
  children: string;
}

/** An e-mail address or a telephone number. An address too long for its line goes on before its « @ ». */
export const ContactLink = ({ href, children }: ContactLinkProps) => (
  <a
    href={href}
    className="inline-flex min-h-6 items-center text-accent-ink underline underline-offset-[0.2em] wrap-anywhere max-md:-my-2.5 max-md:py-2.5"
  >
    <span className="min-w-0">
      {children.split(/(?=@)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  </a>
);
