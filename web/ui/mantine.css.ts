/*
 * Styles of the Mantine components that most screens use. In a CSS layer, so that our modules and the community's
 * colours win regardless of the order of chunks. Rarely used components import their file where they are used.
 */
import './layers.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
// The theme's styles come before those of every component that overrides them.
import './theme.ts'
