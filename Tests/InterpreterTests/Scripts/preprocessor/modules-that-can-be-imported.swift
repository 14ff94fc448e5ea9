#if canImport(Combine) && canImport(UIKit)
print("combine")  // prints: combine
#endif
#if canImport(AppKit)
print("mac")
#else
print("phone")  // prints: phone
#endif
