/** The body of an upload: one file as `multipart/form-data`, described by what it may be. */
export const uploadBody = (description: string) => ({
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: { file: { type: "string", format: "binary", description } },
        required: ["file"],
      },
    },
  },
});
