let number: Int?? = 3  // error: unsupported
