let word = /a+/  // error: unsupported
