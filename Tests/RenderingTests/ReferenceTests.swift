import Curriculum
import Interpreter
import ObjectModel
import ObjectRuntime
import Phrases
import Simulator
import Syntax
import Testing
import Typesetting
import UIKitClasses

@testable import Rendering
@testable import Sessions

struct ReferenceTests {
  private static let names = FrameworkTable.uikit.classes.filter(\.isPublic).map(\.name)

  @Test(arguments: Language.allCases)
  func eachClassHasItsSentence(_ language: Language) {
    for name in Self.names {
      let meaning = Phrasebook(language).meaning(ofClass: name) ?? ""
      #expect(meaning.hasSuffix(".") || meaning.hasSuffix("。"), "\(name)")
    }
  }

  /// Nothing that a person may call is left out, under the names of Objective-C.
  @Test func eachMemberOfAClassIsOnItsPage() throws {
    for type in FrameworkTable.uikit.classes where type.isPublic {
      let page = try #require(Reference(toClass: type.name, in: .objectiveC))
      let shown = Set((page.properties + page.methods + page.classMethods).map(\.name))
      let accessors = Set(type.properties.flatMap { [$0.getter, $0.setter] })
      for selector in type.methods.keys where !accessors.contains(selector) {
        #expect(shown.contains(selector.name) != selector.name.hasPrefix("_"))
      }
      for property in type.properties {
        #expect(shown.contains(property.name) != property.isHidden)
      }
    }
  }

  @Test(arguments: [("UISwitch", "UISwitch"), ("Timer", "NSTimer"), ("NSTimer", "NSTimer")])
  func aClassIsFoundByEitherName(_ name: String, _ type: String) {
    #expect(Reference(toClass: name, in: .swift)?.className == type)
    #expect(Reference(toClass: name, in: .objectiveC)?.className == type)
  }

  @Test func aPageSaysSinceWhen() {
    let renderer = Renderer(width: 72, theme: .plain, language: .en)
    let page = Reference(toClass: "UISwitch", in: .objectiveC).map { renderer.page(ClassPage($0)) }
    #expect(
      page == [
        "UISwitch : UIControl : UIView : UIResponder : NSObject",
        "A control that is on or off.",
        "  @property  on, onTintColor (iOS\u{A0}5.0+)",
        "  -          initWithFrame:, setOn:animated:",
      ])
    let stack = Reference(toClass: "UIStackView", in: .swift)
    #expect(stack?.since == UIKitVersion(9))
    #expect(stack?.methods.map(\.name).contains("addArrangedSubview(_:)") == true)
  }
}
