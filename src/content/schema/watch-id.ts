/** The id of a watch: the name of its file and its pictures, and its page's path. Separate from the schema, for the browser. */
export const watchIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
