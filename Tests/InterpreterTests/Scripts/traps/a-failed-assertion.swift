assert(1 + 1 == 2, "arithmetic")
print("before")  // prints: before
assertionFailure("never here")  // fails: Fatal error: never here
