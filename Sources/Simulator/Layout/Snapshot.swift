package import AutoLayout
import Constraints
import FoundationKit
import InterfaceModel
package import ObjectModel
package import ObjectRuntime

// What is on a screen as `AutoLayout` takes it.
extension Turn {
  /// A tree of views with all that gives them places.
  /// Constraints stand in the order in which they came into force.
  mutating func snapshot(below top: ObjectID) throws(Fault) -> Layout {
    var layout = Layout()
    var views: Set<ObjectID> = []
    for view in simulation.tree(below: top) {
      views.insert(view)
      layout.items.append(try item(view, isTop: view == top))
      for guide in simulation.layout.guidesOfViews[view] ?? [] {
        layout.items.append(simulation.item(guide: guide, of: view))
      }
    }
    layout.constraints = simulation.layout.installations
      .filter { views.contains($0.value.view) }
      .sorted { $0.value.number < $1.value.number }
      .compactMap { simulation.layout.constraints[$0.key].map(simulation.aboutContent) }
    return layout
  }

  /// One view. The top of the tree keeps its frame; below it a view keeps its own unless
  /// constraints place it.
  private mutating func item(_ view: ObjectID, isTop: Bool) throws(Fault) -> LayoutItem {
    let translates = isTop || !isPlacedByConstraints(view)
    var item = LayoutItem(
      view, in: isTop ? nil : simulation.superview(of: view),
      frame: translates ? simulation.frame(of: view) ?? Rect() : Rect(),
      placement: translates
        ? .frame(isTop ? [] : simulation.layout.masks[view] ?? []) : .constraints)
    let content = try intrinsicSize(of: view)
    item.horizontal = simulation.content(of: view, .horizontal, content.width)
    item.vertical = simulation.content(of: view, .vertical, content.height)
    item.margins = simulation.layoutMargins(of: view)
    (item.firstBaseline, item.lastBaseline) = simulation.baselines(of: view)
    item.isHidden = flag("hidden", of: view)
    if simulation.layout.stacks.contains(view) { item.stack = try arrangement(of: view) }
    return item
  }

  /// Whether a view says so, or nobody knows and constraints speak of it: of its size, or of its
  /// place beside others.
  private func isPlacedByConstraints(_ view: ObjectID) -> Bool {
    let layout = simulation.layout
    if layout.untranslated.contains(view) { return true }
    return layout.foreign.contains(view)
      && layout.installations.contains { id, installation in
        guard let constraint = layout.constraints[id] else { return false }
        return constraint.items.contains(view)
          && (constraint.second == nil || installation.view != view)
      }
  }

  /// The stack as it is now; a number that no case of UIKit's enumerations has counts as the first.
  private mutating func arrangement(of stack: ObjectID) throws(Fault) -> StackArrangement {
    let list = simulation.field(named: "arrangedSubviews", of: stack) ?? .none
    var arrangement = StackArrangement(elements(list).compactMap(\.object))
    func number(_ name: String) -> Int {
      simulation.field(named: name, of: stack)?.integer ?? 0
    }
    func choice<Choice: CaseIterable>(_ name: String, of type: Choice.Type) -> Choice?
    where Choice.AllCases == [Choice] {
      let place = number(name)
      return Choice.allCases.indices.contains(place) ? Choice.allCases[place] : nil
    }
    arrangement.axis = choice("axis", of: Axis.self) ?? .horizontal
    arrangement.distribution =
      choice("distribution", of: StackArrangement.Distribution.self) ?? .fill
    arrangement.alignment = choice("alignment", of: StackArrangement.Alignment.self) ?? .fill
    arrangement.spacing = simulation.field(named: "spacing", of: stack)?.real ?? 0
    for view in arrangement.views {
      arrangement.customSpacing[view] = simulation.layout.customSpacings[view]
    }
    arrangement.isLayoutMarginsRelative =
      simulation.field(named: "layoutMarginsRelativeArrangement", of: stack)?.isTrue ?? false
    return arrangement
  }
}

extension Simulation {
  /// A guide as an item: UIKit's are insets of the view, the program's are placed by constraints.
  package func item(guide: ObjectID, of view: ObjectID) -> LayoutItem {
    let usual: LayoutItem.Placement =
      layout.guides[guide]?.kind == .content ? .content : .constraints
    return LayoutItem(
      guide, in: view, placement: insets(ofGuide: guide).map { .insets($0) } ?? usual)
  }

  /// What binds the edges of a scroll view to something in it is about its content (Apple's Auto
  /// Layout Guide, "Working with Scroll Views").
  func aboutContent(_ constraint: LayoutConstraint) -> LayoutConstraint {
    guard let scrollView = scrollView(aroundItemsOf: constraint),
      let content = contentGuide(of: scrollView)
    else { return constraint }
    return constraint.about(content, insteadOf: scrollView)
  }

  /// The scroll view that is an item of a constraint of which the other is inside of it.
  func scrollView(aroundItemsOf constraint: LayoutConstraint) -> ObjectID? {
    guard let second = constraint.second?.item else { return nil }
    let first = constraint.first.item
    return [(first, second), (second, first)].first { outer, inner in
      guard let view = viewOfItem(inner), view != outer else { return false }
      return isKind(outer, of: "UIScrollView") && isView(view, atOrBelow: outer)
    }?.0
  }

  /// The guide of what a scroll view scrolls, where somebody has asked for it.
  func contentGuide(of scrollView: ObjectID) -> ObjectID? {
    layout.guidesOfViews[scrollView]?.first { layout.guides[$0]?.kind == .content }
  }

  /// What a guide that UIKit places leaves out of its view; nil for one that constraints place.
  /// A readable line is 672 points wide at most, in the middle of the margins.
  func insets(ofGuide guide: ObjectID) -> Insets? {
    guard let guide = layout.guides[guide] else { return nil }
    let view = guide.view
    switch guide.kind {
    case .own, .content: return nil
    case .frame: return Insets()
    case .safeArea: return safeAreaInsets(of: view)
    case .keyboard: return keyboardInsets(of: view)
    case .margins: return layoutMargins(of: view)
    case .readable:
      var insets = layoutMargins(of: view)
      let widest = 672.0
      let width = (frame(of: view)?.size.width ?? 0) - insets.left - insets.right
      insets.left += max(0, (width - widest) / 2)
      insets.right += max(0, (width - widest) / 2)
      return insets
    }
  }

  /// What the content asks for along an axis; a negative size is none. The usual priorities are 250
  /// and 750.
  fileprivate func content(
    of view: ObjectID, _ axis: Axis, _ size: Double
  ) -> LayoutItem.Content {
    func priority(_ pairs: [ObjectID: LayoutModel.AxisPair], _ usual: Double) -> Priority {
      let pair = pairs[view]
      return Priority((axis == .horizontal ? pair?.horizontal : pair?.vertical) ?? usual)
    }
    return LayoutItem.Content(
      size: size < 0 ? nil : size, hugging: priority(layout.hugging, 250),
      compressionResistance: priority(layout.resistance, 750))
  }
}
