import ObjectModel
import ObjectRuntime
import Syntax
import Testing
import TypedTree
import UIKitAPI
import UIKitClasses

@testable import Lookup

struct MethodsTests {
  /// A call looks at those of a class's members only that it may mean; none of them is missed.
  @Test(arguments: ["UIViewController", "UITableView", "NSString", "UIColor"])
  func noMethodOfTheNameThatACallHasIsPassedOver(_ name: String) {
    let sight = Sight(
      Declarations(), FrameworkTable.uikit.outlined, VariableTable(),
      from: Surroundings(memory: .automatic, dialect: .swift), target: .newest, span: VersionSpan())
    for type in [StaticType.object(name), .metatype(name)] {
      let all = sight.selectors(of: type)
      #expect(!all.isEmpty)
      for base in Set(all.map { SwiftNames.fullName(selector: $0.name).base }) {
        let meant = all.filter { SwiftNames.fullName(selector: $0.name).base == base }
        #expect(sight.methods(named: base, of: type).map(\.selector) == meant)
      }
    }
  }
}
