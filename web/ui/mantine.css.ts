/*
 * The styles of the Mantine components that most screens use. They lie in a layer of their own, so that our modules and the
 * community's colours win over them whatever the order in which chunks arrive. A component that few screens use brings its
 * file along where it is used.
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
