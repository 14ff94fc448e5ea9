import Constraints
import ObjectModel

/// Puts a layout's constraints into numbers and solves them.
struct LayoutPass {
  /// By id, spacers included.
  private(set) var items: [ObjectID: LayoutItem]
  /// Every item has one as soon as it is known, whether or not a constraint mentions it.
  private var places: [ObjectID: Place] = [:]
  /// It knows neither items nor axes: variables and inequalities.
  private var solver = Solver()
  /// Which constraint a number of the solver's stands for.
  private var given: [ConstraintID: LayoutConstraint] = [:]
  /// What has been found out so far: broken and unrelated constraints come while constraints are
  /// added.
  private var solution = LayoutSolution()
  /// How many spacers there are, whose ids are negative numbers.
  private var spacers = 0

  /// Where an item is in its owner.
  private struct Place {
    /// Lengths are never negative, places may be.
    let x, y, width, height: Constraints.Variable

    func origin(_ axis: Axis) -> Constraints.Variable { axis == .horizontal ? x : y }
    func length(_ axis: Axis) -> Constraints.Variable { axis == .horizontal ? width : height }
  }

  /// The first of several items with one id counts. An owner that is not there yet is none, so that
  /// no chain of owners ends in itself.
  init(_ items: [LayoutItem]) {
    self.items = [:]
    for item in items where self.items[item.id] == nil {
      self.items[item.id] = item
      // So that none is above itself.
      if let owner = item.owner, places[owner] == nil { self.items[item.id]?.owner = nil }
      makePlace(item.id)
    }
  }

  /// Four unknowns in the coordinates of the owner.
  private mutating func makePlace(_ id: ObjectID) {
    places[id] = Place(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(.nonNegative),
      height: solver.makeVariable(.nonNegative))
  }

  /// A rectangle that no program sees, as stack views use between and around their views.
  mutating func makeSpacer(in owner: ObjectID) -> ObjectID {
    spacers += 1
    let id = ObjectID(index: -spacers)
    items[id] = LayoutItem(id, in: owner)
    makePlace(id)
    return id
  }

  // MARK: - Into numbers

  /// In the order of coming: of two that cannot hold together, the later one is broken.
  mutating func add(_ constraint: LayoutConstraint) {
    guard let linear = linear(constraint) else {
      solution.unrelated.append(constraint)
      return
    }
    do {
      given[try solver.add(linear)] = constraint
    } catch {
      solution.broken.append(
        LayoutSolution.BrokenConstraint(
          constraint: constraint, others: error.others.compactMap { given[$0] }))
    }
  }

  /// A constraint in numbers; nil where its items have no common ancestor. Both sides are written
  /// in the ancestor's coordinates.
  private func linear(_ constraint: LayoutConstraint) -> LinearConstraint? {
    let second = constraint.second
    guard let above = commonAncestor(constraint.first.item, second?.item),
      let left = expression(constraint.first, in: above)
    else { return nil }
    // UIKit too puts a smaller number in the place of one that is too large to reckon with.
    let limit = 1e7
    var right = Expression(min(max(constraint.constant, -limit), limit))
    if let second {
      guard let term = expression(second, in: above) else { return nil }
      right = right + term * constraint.multiplier
    }
    return LinearConstraint(left, constraint.relation, right, at: constraint.priority)
  }

  /// The item itself, its owner and so on.
  private func ancestors(of id: ObjectID) -> some Sequence<ObjectID> {
    sequence(first: id) { items[$0]?.owner }
  }

  /// The item itself may be the ancestor of the other.
  private func commonAncestor(_ one: ObjectID, _ other: ObjectID?) -> ObjectID? {
    guard let other else { return one }
    let above = Set(ancestors(of: one))
    return ancestors(of: other).first { above.contains($0) }
  }

  /// An attribute in the coordinates of an ancestor of the item, or of the item itself.
  private func expression(_ term: LayoutTerm, in ancestor: ObjectID) -> Expression? {
    guard let item = items[term.item], let place = places[term.item] else { return nil }
    func along(_ axis: Axis, _ share: Double, plus constant: Double = 0) -> Expression {
      ancestors(of: term.item).prefix { $0 != ancestor }
        .compactMap { places[$0]?.origin(axis) }
        .reduce(Expression(place.length(axis), times: share) + Expression(constant)) {
          $0 + Expression($1)
        }
    }
    func own(_ axis: Axis, _ share: Double) -> Expression {
      Expression(place.origin(axis)) + Expression(place.length(axis), times: share)
    }
    let margins = item.margins
    return switch term.attribute {
    case .left, .leading: along(.horizontal, 0)
    case .right, .trailing: along(.horizontal, 1)
    case .centerX: along(.horizontal, 0.5)
    case .top: along(.vertical, 0)
    case .bottom: along(.vertical, 1)
    case .centerY: along(.vertical, 0.5)
    case .width: Expression(place.width)
    case .height: Expression(place.height)
    case .firstBaseline: along(.vertical, 0, plus: item.firstBaseline)
    case .lastBaseline: along(.vertical, 1, plus: -item.lastBaseline)
    case .leftMargin, .leadingMargin: along(.horizontal, 0, plus: margins.left)
    case .rightMargin, .trailingMargin: along(.horizontal, 1, plus: -margins.right)
    case .topMargin: along(.vertical, 0, plus: margins.top)
    case .bottomMargin: along(.vertical, 1, plus: -margins.bottom)
    case .centerXWithinMargins:
      along(.horizontal, 0.5, plus: (margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      along(.vertical, 0.5, plus: (margins.top - margins.bottom) / 2)
    case .minX: own(.horizontal, 0)
    case .midX: own(.horizontal, 0.5)
    case .minY: own(.vertical, 0)
    case .midY: own(.vertical, 0.5)
    }
  }

  // MARK: - Out of numbers

  /// Solves what has been added; the spacers are not told of.
  mutating func solution(of items: [LayoutItem]) -> LayoutSolution {
    solver.solve()
    let ambiguous = solver.ambiguousVariables()
    for item in items {
      guard let place = places[item.id] else { continue }
      solution.frames[item.id] = Rect(
        x: solver.value(of: place.x), y: solver.value(of: place.y),
        width: solver.value(of: place.width), height: solver.value(of: place.height))
      if [place.x, place.y, place.width, place.height].contains(where: ambiguous.contains) {
        solution.ambiguous.append(item.id)
      }
    }
    return solution
  }
}
