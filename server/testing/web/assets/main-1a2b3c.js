document.title += ''
