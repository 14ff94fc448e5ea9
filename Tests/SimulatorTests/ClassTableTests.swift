import ObjectModel
import ObjectRuntime
import Syntax
import Testing

@testable import Simulator
@testable import UIKitClasses

/// A class of the framework is an outline in the table until it is used, and nobody can tell.
@Suite struct ClassTableTests {
  @Test(arguments: FrameworkTable.uikit.classes.indices)
  func anOutlineSaysWhatTheWholeClassSays(_ place: Int) {
    let outline = FrameworkTable.uikit.outlines[place]
    var whole = FrameworkTable.uikit.whole(ClassID(index: place))
    #expect(!whole.isOutline)
    #expect(whole.ivars.count == whole.properties.count { $0.ivar != nil })
    (whole.ivars, whole.firstField, whole.properties, whole.methods) = ([], 0, [], [:])
    whole.index()
    whole.isOutline = true
    #expect(outline == whole)
  }

  @Test func fieldsOfASubclassComeAfterThoseOfItsSuperclass() throws {
    let app = Simulation()
    for id in FrameworkTable.uikit.classes.indices.map(ClassID.init(index:)) {
      let above = app[id].superclass.map { app[$0].firstField + app[$0].ivars.count }
      #expect(app[id].firstField == above ?? 0, "\(app[id].name)")
    }
  }

  @Test func anAppIsTheSameWhoeverLooksIntoAClass() throws {
    let app = Simulation()
    var looked = app
    let slider = try #require(looked.classes.id(named: "UISlider"))
    #expect(looked.classes.property(named: "value", of: slider) != nil)
    #expect(looked == app)
    looked.classes.complete(slider)
    #expect(looked[slider] == app[slider])
  }
}
