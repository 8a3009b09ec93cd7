import { cva, type VariantProps } from "class-variance-authority";

const framed = ["primary", "secondary", "ghost", "danger", "danger-quiet", "inverse"] as const;

/** The look of a button, for links: `<Link className={buttonClass({ variant: "secondary" })}>`. */
export const buttonClass = cva(
  [
    "inline-flex min-w-0 max-w-full items-center justify-center gap-2 border text-center font-semibold no-underline select-none",
    "rounded-md transition-colors duration-120 ease-standard focus-visible:rounded-md",
    "disabled:cursor-not-allowed disabled:border-sunken disabled:bg-sunken disabled:text-ink-disabled",
    "aria-disabled:not-data-loading:cursor-not-allowed aria-disabled:not-data-loading:border-sunken",
    "aria-disabled:not-data-loading:bg-sunken aria-disabled:not-data-loading:text-ink-disabled",
    "data-loading:cursor-progress print:hidden",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-accent text-on-accent hover:bg-accent-hover",
        secondary: "border-line-strong bg-surface text-ink hover:border-control hover:bg-hover",
        ghost: "border-transparent text-ink hover:bg-hover",
        danger: "border-transparent bg-danger text-on-danger hover:bg-danger-hover",
        "danger-quiet": "border-line-strong bg-surface text-danger hover:border-danger hover:bg-danger-soft",
        inverse: "border-transparent bg-on-inverse text-inverse hover:bg-on-inverse/90",
        link: "border-transparent text-accent-ink underline decoration-1 underline-offset-[0.2em] hover:decoration-2 disabled:bg-transparent",
      },
      size: {
        sm: "min-h-11 text-sm md:min-h-9",
        md: "min-h-11 text-base leading-5.5",
        lg: "min-h-13 text-md leading-6",
        xl: "min-h-14 text-md leading-6",
      },
      shape: { text: "", icon: "shrink-0" },
      block: { true: "w-full", false: "" },
    },
    compoundVariants: [
      { shape: "text", size: "sm", variant: [...framed], class: "px-3 py-1" },
      { shape: "text", size: "md", variant: [...framed], class: "px-4.5 py-2" },
      { shape: "text", size: ["lg", "xl"], variant: [...framed], class: "px-6 py-2.5" },
      { shape: "text", variant: "link", class: "px-1" },
      { shape: "icon", size: "sm", class: "w-11 md:w-9" },
      { shape: "icon", size: "md", class: "w-11" },
      { shape: "icon", size: "lg", class: "w-13" },
      { shape: "icon", size: "xl", class: "w-14" },
    ],
    defaultVariants: { variant: "primary", size: "md", shape: "text", block: false },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof buttonClass>["variant"]>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonClass>["size"]>;
