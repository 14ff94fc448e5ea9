let code: Int = NSURLErrorCancelled
print(code, NSURLErrorTimedOut)  // prints: -999 -1001
