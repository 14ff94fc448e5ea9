#if DEBUG
let mode = "debug"
#else
let mode = "release"
#endif
#if os(Windows)
print("windows")
#elseif os(Amiga) || !swift(>=5.0)
print("old")
#else
print("here")  // prints: here
#endif
struct Flags {
  #if swift(>=6.0)
  let isNew = true
  #else
  let isNew = false
  #endif
}
print(mode.isEmpty, Flags().isNew)  // prints: false true
