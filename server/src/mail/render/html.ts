import html from "html-template-tag";
import type { TextLanguage } from "@metiro/shared/languages";
import type { Frame } from "./frame.ts";
import { styles, styleSheet } from "./styles.ts";
import type { MailContent } from "../template.ts";

/** A whole mail in HTML: tables and inline styles, as mail readers want it. Everything it is given is escaped. */
export const htmlOf = (content: MailContent, frame: Frame, lang: TextLanguage): string =>
  html`<!doctype html>
    <html lang="${lang}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${content.subject}</title>
        <style>
          $${styleSheet}
        </style>
      </head>
      <body class="paper" style="$${styles.body}">
        ${content.preheader === undefined ? [] : [html`<div style="$${styles.preheader}">${content.preheader}</div>`]}
        <table
          role="presentation"
          class="paper"
          width="100%"
          border="0"
          cellpadding="0"
          cellspacing="0"
          style="$${styles.page}"
        >
          <tr>
            <td align="center" style="padding:32px 16px 40px">
              <table
                role="presentation"
                width="600"
                border="0"
                cellpadding="0"
                cellspacing="0"
                style="$${styles.column}"
              >
                <tr>
                  <td style="padding:0 0 20px">
                    <table role="presentation" border="0" cellpadding="0" cellspacing="0">
                      <tr>
                        <td>
                          <table role="presentation" border="0" cellpadding="0" cellspacing="0">
                            <tr>
                              <td class="mark" width="14" height="14" style="$${styles.mark}">&nbsp;</td>
                            </tr>
                          </table>
                        </td>
                        <td class="ink" style="$${styles.brand}">${frame.siteName}</td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td class="card" style="$${styles.card}">
                    <h1 class="ink" style="$${styles.heading}">${content.heading}</h1>
                    ${[frame.greeting, ...content.paragraphs].map((text) => html`<p class="ink" style="$${styles.text}">${text}</p>`)}
                    ${factsOf(content)} ${quoteOf(content)} ${sectionsOf(content)} ${buttonOf(content)}
                    ${content.closing === undefined ? [] : [html`<p class="ink-2" style="$${styles.closing}">${content.closing}</p>`]}
                  </td>
                </tr>
                <tr>
                  <td class="foot ink-3" style="$${styles.foot}">
                    ${frame.footer.map((line) => html`<p style="$${styles.footLine}">${line}</p>`)}
                    ${footLinksOf(frame)}
                    <p style="$${styles.footLine}">
                      <a class="ink-3" href="$${attribute(frame.site.url)}" style="$${styles.footLink}"
                        >${frame.site.label}</a
                      >
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;

// The tag keeps addresses out of href altogether unless they are marked as escaped; this escapes them.
const attribute = (text: string) => html`${text}`;

const factsOf = ({ facts = [] }: MailContent): string[] =>
  facts.length === 0
    ? []
    : [
        html`<table class="facts" border="0" cellpadding="0" cellspacing="0" style="$${styles.facts}">
          ${facts.map(
            ({ label, value }) =>
              html`<tr>
                <th scope="row" class="label ink-2" style="$${styles.label}">${label}</th>
                <td class="value ink" style="$${styles.value}">${value}</td>
              </tr>`,
          )}
        </table>`,
      ];

const quoteOf = ({ quoteLead, quote }: MailContent): string[] =>
  quote === undefined
    ? []
    : [
        ...(quoteLead === undefined ? [] : [html`<p class="ink" style="$${styles.text}">${quoteLead}</p>`]),
        html`<blockquote class="quote" style="$${styles.quote}">
          ${[
            quote
              .split(/\r?\n/)
              .map((line) => html`${line}`)
              .join("<br>"),
          ]}
        </blockquote>`,
      ];

const sectionsOf = ({ sections = [] }: MailContent): string[] =>
  sections.map(
    ({ heading, items }) =>
      html`<h2 class="ink" style="$${styles.section}">${heading}</h2>
        <table class="facts" border="0" cellpadding="0" cellspacing="0" style="$${styles.facts}">
          ${items.map(
            ({ text, note, url }) =>
              html`<tr>
                <td class="news ink" style="$${styles.news}">
                  <a class="link" href="$${attribute(url)}" style="$${styles.newsLink}">${text}</a>
                  ${note === undefined ? [] : [html`<br /><span class="ink-2" style="$${styles.newsNote}">${note}</span>`]}
                </td>
              </tr>`,
          )}
        </table>`,
  );

const footLinksOf = ({ links }: Frame): string[] =>
  links.length === 0
    ? []
    : [
        html`<p style="$${styles.footLine}">
          ${links.map(
            ({ label, url }, index) =>
              html`${index > 0 ? " · " : ""}<a class="ink-3" href="$${attribute(url)}" style="$${styles.footLink}"
                  >${label}</a
                >`,
          )}
        </p>`,
      ];

const buttonOf = ({ button }: MailContent): string[] =>
  button === undefined
    ? []
    : [
        html`<table
          role="presentation"
          class="button-row"
          border="0"
          cellpadding="0"
          cellspacing="0"
          style="$${styles.buttonRow}"
        >
          <tr>
            <td class="button" style="$${styles.button}">
              <a href="$${attribute(button.url)}" style="$${styles.buttonLink}">${button.label}</a>
            </td>
          </tr>
        </table>`,
      ];
