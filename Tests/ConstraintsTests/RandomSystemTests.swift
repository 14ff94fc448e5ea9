import Constraints
import Orders
import Testing

@Suite struct RandomSystemTests {
  /// Against trying every corner: what is missing at each priority, which required constraints
  /// conflict, which variables have one value, and that value.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func solutionsAreThoseOfTryingEveryCorner(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      let system = RandomSystem(
        &random, variables: 1 + random.next(below: 3), constraints: 1 + random.next(below: 6))
      var solver = Solver()
      let variables = system.domains.map { solver.makeVariable($0) }
      var kept: [(id: ConstraintID, constraint: RandomSystem.Constraint)] = []
      for constraint in system.constraints {
        do {
          kept.append((try solver.add(system.linear(constraint, variables)), constraint))
        } catch {
          let others = error.others.compactMap { id in kept.first { $0.id == id }?.constraint }
          #expect(Corners(system.domains, others + [constraint]).best.isEmpty)
          for place in others.indices {
            var fewer = others + [constraint]
            fewer.remove(at: place)
            #expect(!Corners(system.domains, fewer).best.isEmpty)
          }
        }
      }
      solver.solve()
      let best = Corners(system.domains, kept.map(\.constraint)).best
      let point = variables.map(solver.value)
      let first = try #require(best.first)
      let lacks = Corners.lacks(kept.map(\.constraint), at: point)
      for (mine, theirs) in zip(lacks, Corners.lacks(kept.map(\.constraint), at: first)) {
        #expect(abs(mine - theirs) < 1e-6)
      }
      let ambiguous = solver.ambiguousVariables()
      for (place, variable) in variables.enumerated() {
        let isAmbiguous = best.contains { abs($0[place] - first[place]) > 1e-6 }
        #expect(ambiguous.contains(variable) == isAmbiguous)
        if !isAmbiguous { #expect(abs(point[place] - first[place]) < 1e-6) }
      }
    }
  }

  @Test func anyOrderGivesTheSameSolutionAndRemovingRestoresIt() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<300 {
      let system = RandomSystem(&random, variables: 5, constraints: 10)
      // Required ones may conflict, and then the order decides.
      let wishes = system.constraints.filter { $0.priority < 1000 }
      let (values, ambiguous) = try solution(of: system, wishes, adding: [])
      var shuffled = wishes
      random.shuffle(&shuffled)
      let (others, same) = try solution(of: system, shuffled, adding: [])
      let (restored, still) = try solution(
        of: system, wishes, adding: system.constraints.filter { $0.priority >= 1000 })
      #expect(ambiguous == same && ambiguous == still)
      for place in values.indices where !ambiguous[place] {
        #expect(abs(values[place] - others[place]) < 1e-6)
        #expect(abs(values[place] - restored[place]) < 1e-6)
      }
    }
  }

  /// Values and ambiguities, after constraints were added between and removed again.
  private func solution(
    of system: RandomSystem, _ constraints: [RandomSystem.Constraint],
    adding guests: [RandomSystem.Constraint]
  ) throws -> (values: [Double], ambiguous: [Bool]) {
    var solver = Solver()
    let variables = system.domains.map { solver.makeVariable($0) }
    var ids: [ConstraintID] = []
    for (place, constraint) in constraints.enumerated() {
      try solver.add(system.linear(constraint, variables))
      if place < guests.count {
        if let id = try? solver.add(system.linear(guests[place], variables)) { ids.append(id) }
        solver.solve()
      }
    }
    for id in ids { solver.remove(id) }
    solver.solve()
    let ambiguous = solver.ambiguousVariables()
    return (variables.map(solver.value), variables.map(ambiguous.contains))
  }

  @Test func largeSystemsAndFarApartNumbersEnd() {
    var random = SplitMix64(seed: 5)
    for scale in [1, 1e-9, 1e9, 1e300] {
      let system = RandomSystem(&random, variables: 30, constraints: 120)
      var solver = Solver()
      let variables = system.domains.map { solver.makeVariable($0) }
      for (place, constraint) in system.constraints.enumerated() {
        let linear = system.linear(constraint, variables)
        let factor = place.isMultiple(of: 3) ? scale : 1
        _ = try? solver.add(
          LinearConstraint(
            linear.expression * factor, linear.relation, Expression(), at: linear.priority))
      }
      solver.solve()
      _ = solver.ambiguousVariables()
    }
  }
}
