/** Joins class names. A component's `className` places it (margin, width, grid cell); it never overrides its look. */
export { cx as cn } from "class-variance-authority";
