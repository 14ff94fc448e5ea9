import ObjectRuntime
import Syntax
import Testing

@testable import Scripts

/// A call as each dialect spells it.
@Suite struct NamedCallTests {
  @Test(
    arguments: [
      ("viewDidLoad", [], "viewDidLoad", "viewDidLoad()"), ("dealloc", [], "dealloc", "deinit"),
      ("viewWillAppear:", ["NO"], "viewWillAppear:NO", "viewWillAppear(false)"),
      ("setView:", ["nil"], "setView:nil", "view = nil"),
      (
        "initWithNibName:bundle:", ["nil", "nil"], "initWithNibName:nil bundle:nil",
        "init(nibName: nil, bundle: nil)"
      ),
      (
        "setEditing:animated:", ["YES", "NO"], "setEditing:YES animated:NO",
        "setEditing(true, animated: false)"
      ),
    ] as [(String, [String], String, String)])
  func aCallIsSpelt(_ selector: String, _ arguments: [String], _ message: String, _ swift: String) {
    var call = NamedCall(
      sender: .uikit, type: "Memo", object: "memo", selector: selector, arguments: arguments)
    #expect(call.text == message)
    call.dialect = .swift
    #expect(call.text == swift)
  }
}
