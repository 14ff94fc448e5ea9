import StandardLibrary
import Testing

@testable import Interpreter
@testable import TypedTree

/// What the prelude declares and what is native are the same members.
struct PreludeTests {
  @Test func eachMemberIsDeclaredOnceAndNative() {
    let native =
      Array(SwiftLibrary.properties.keys) + SwiftLibrary.methods.keys + SwiftLibrary.closures.keys
      + SwiftLibrary.mutations.keys
    #expect(Prelude.names == native.sorted())
  }

  @Test func aMemberChangesItsValueWhereItsNativeDoes() {
    for name in Prelude.names {
      let isMutating = Prelude.member(name, of: .any)?.isMutating
      #expect(isMutating == (SwiftLibrary.mutations[name] != nil), "\(name)")
    }
  }
}
