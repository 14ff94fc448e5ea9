import Diagnostics
import Parsing
import Syntax
import Testing

@testable import UIKitAPI

/// The header as this module reads it.
@Suite struct ReadingTests {
  @Test func everyDeclarationIsRead() {
    let index = Framework.index
    let types = [index.classes, index.protocols].flatMap(\.values)
    let parts = types + index.types + index.enumerations + index.externs
    #expect(parts.count > 300)
    for part in parts {
      let (statements, diagnostics) = HeaderReader.read(
        index.bytes, in: part, knowing: Set(Framework.classNames).union(Framework.aliases.keys))
      let text = String(decoding: index.bytes[part.lowerBound..<part.upperBound], as: UTF8.self)
      #expect(statements.count == 1, "\(text.prefix(200))")
      #expect(diagnostics.isEmpty, "\(text.prefix(200))")
    }
  }

  /// The words that all cases share with the name go, as swiftc has it of this header.
  @Test(arguments: [
    ("UIModalPresentationStyle", "fullScreen", 0), ("UIKeyboardType", "URL", 3),
    ("UIKeyboardType", "asciiCapable", 1), ("UIControlEvents", "touchUpInside", 64),
    ("UIViewAnimationOptions", "curveEaseIn", 65536), ("UIReturnKeyType", "done", 9),
    ("UITableViewCellStyle", "value1", 1), ("UITableViewCellAccessoryType", "checkmark", 3),
    ("UIUserInterfaceIdiom", "tv", 2), ("NSComparisonResult", "orderedAscending", -1),
    ("NSSearchPathDirectory", "documentDirectory", 9), ("UIBarStyle", "black", 1),
  ])
  func casesHaveTheirNamesInSwift(_ enumeration: String, _ name: String, _ value: Int) {
    #expect(Framework.enumeration(enumeration)?.named(name)?.value == .integer(value))
  }

  @Test func everyTypeIsKnown() {
    for name in Framework.classNames {
      for type in Framework.declaration(ofClass: name)?.types ?? [] {
        if case .structure(let name) = type.kind {
          #expect(structures.contains(name), "\(name)")
        }
      }
    }
  }

  private let structures: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGAffineTransform", "UIEdgeInsets", "NSDirectionalEdgeInsets",
    "NSRange", "NSZone", "CGColorRef", "NSFastEnumerationState",
  ]

  @Test func membersAreFoundAboveAndInProtocols() throws {
    let text = try #require(Framework.member("text", of: "UILabel", isOfClass: false))
    #expect(text.member.returns == DeclaredType(.object("NSString", arguments: []), .possibly))
    let color = try #require(Framework.member("backgroundColor", of: "UILabel", isOfClass: false))
    #expect(color.owner.name == "UIView")
    let hidden = try #require(Framework.member("setHidden:", of: "UILabel", isOfClass: false))
    #expect(hidden.member.parameters == [DeclaredType(.bool)])
    #expect(Framework.member("isHidden", of: "UILabel", isOfClass: false) != nil)
    #expect(Framework.member("hash", of: "UILabel", isOfClass: false) != nil)
    #expect(Framework.member("text", of: "UIView", isOfClass: false) == nil)
    #expect(Framework.member("redColor", of: "UIColor", isOfClass: true) != nil)
    #expect(Framework.member("redColor", of: "UIColor", isOfClass: false) == nil)
  }

  @Test func versionsAreRead() throws {
    let controller = try #require(Framework.declaration(ofClass: "UIViewController"))
    func since(_ selector: String) -> UIKitVersion? {
      controller.member(selector, isOfClass: false)?.availability.since
    }
    #expect(since("viewDidLoad") == .oldest)
    #expect(since("viewIsAppearing:") == UIKitVersion(13))
    let unload = controller.member("viewDidUnload", isOfClass: false)?.availability
    #expect(unload == Availability(since: UIKitVersion(3), deprecated: UIKitVersion(6)))
    #expect(Framework.declaration(ofClass: "UIStackView")?.availability.since == UIKitVersion(9))
  }

  @Test func constantsHaveTheirValues() {
    func value(_ name: String) -> DeclaredConstant.Value? { Framework.constant(name)?.value }
    #expect(value("UIControlEventTouchUpInside") == .integer(64))
    #expect(value("UITableViewCellStyleSubtitle") == .integer(3))
    #expect(value("UIModalPresentationAutomatic") == .integer(-2))
    #expect(value("NSFontAttributeName") == .text("NSFont"))
    #expect(value("NSRangeException") == .text("NSRangeException"))
    #expect(value("NSNotFound") == .integer(.max))
    #expect(Framework.constant("UITableViewStyle") == nil)
  }
}

extension DeclaredClass {
  /// The types that its declarations name.
  fileprivate var types: [DeclaredType] {
    properties.map(\.type) + methods.flatMap { $0.parameters + [$0.returns] }
  }
}
