import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'

/** React and the router without content: the minimum size of a page made with them. */
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Link to="/other">Other</Link>} />
      <Route path="/other" element={<Link to="/">Home</Link>} />
    </Routes>
  </BrowserRouter>,
)
