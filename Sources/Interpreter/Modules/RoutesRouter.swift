extension RoutesText {
  /// The router, its way to a destination, and the list of all screens.
  static let router = #"""
    /// Leads to a destination: asks the interceptors, shows what is there and builds what is missing.
    final class DefaultRouter {
      /// The interceptor whose answer is awaited.
      fileprivate(set) var awaited: String?

      init() {}

      func navigate<Context>(
        to destination: Destination<Context>, with context: Context, animated: Bool = true,
        completion: ((Result<UIViewController, RoutingError>) -> Void)? = nil
      ) {
        let journey = RoutingJourney(
          self, destination.step, context, completion ?? { DefaultRouter.tell($0) })
        journey.begin(animated: animated)
      }

      /// What is told where nobody asks for the result.
      private static func tell(_ result: Result<UIViewController, RoutingError>) {
        if case .failure(let error) = result { print(error) }
      }
    }

    /// One way of a router, from the first question to the report.
    private final class RoutingJourney {
      private let router: DefaultRouter
      private let target: RoutingStep
      private let context: Any
      private let completion: (Result<UIViewController, RoutingError>) -> Void
      private var animated = false
      private var steps: [RoutingStep] = []
      /// How many of the steps are taken.
      private var taken = 0
      private var last: UIViewController?

      init(
        _ router: DefaultRouter, _ target: RoutingStep, _ context: Any,
        _ completion: @escaping (Result<UIViewController, RoutingError>) -> Void
      ) {
        self.router = router
        self.target = target
        self.context = context
        self.completion = completion
      }

      func begin(animated: Bool) {
        self.animated = animated
        reporting {
          steps = try target.chain()
          try ask(steps.dropFirst(max(0, found() - 1)).flatMap { $0.interceptors })
        }
      }

      /// How many steps lead to the last view controller that is there already.
      private func found() throws -> Int {
        for place in steps.indices.reversed() {
          taken = place + 1
          if try steps[place].find(context) != nil { return taken }
        }
        return 0
      }

      private func ask(_ interceptors: [RoutingStep.Interceptor]) throws {
        guard let first = interceptors.first else { return try show() }
        router.awaited = first.name
        let answer = RoutingAnswer { decision in
          self.router.awaited = nil
          switch decision {
          case .proceed: self.reporting { try self.ask(Array(interceptors.dropFirst())) }
          case .refuse(let reason):
            self.completion(.failure(.refused(by: first.name, reason, line: first.line)))
          case nil: self.completion(.failure(.unanswered(by: first.name, line: first.line)))
          }
        }
        try first.ask(context) { answer.give($0) }
      }

      /// Looks again, since an interceptor may have changed what is there.
      private func show() throws {
        taken = try found()
        if taken > 0, let controller = try steps[taken - 1].find(context) {
          try steps[taken - 1].prepare(controller, with: context)
          ControllerStack.reveal(controller, animated: animated && taken == steps.count)
          last = controller
        }
        try integrate()
      }

      /// Builds what one action puts in its place, and goes on from there.
      private func integrate() throws {
        guard taken < steps.count else { return try end() }
        let action = steps[taken].action
        let existing = last ?? ControllerStack.all.first
        let controller = try build()
        try action?.perform(
          with: controller,
          at: RoutingPlace(
            existing: existing, animated: animated && taken == steps.count,
            completion: { self.reporting { try self.integrate() } }))
      }

      /// Builds a view controller; a container's children first, so that only the last is ever loaded.
      private func build() throws -> UIViewController {
        let step = steps[taken]
        taken += 1
        guard let container = step.container else {
          let controller = try step.make(with: context, around: [])
          last = controller
          return controller
        }
        var children: [UIViewController] = []
        while taken < steps.count, let action = steps[taken].action as? any ContainerAction,
          action.container == container
        {
          children = action.add(try build(), to: children)
        }
        if children.isEmpty { throw RoutingError.childless(step.name, line: step.line) }
        return try step.make(with: context, around: children)
      }

      private func end() throws {
        guard let last else { return }
        for step in steps {
          for task in step.postRoutingTasks { try task(last, context) }
        }
        completion(.success(last))
      }

      /// The line of the step that is being taken.
      private var line: Int { steps[max(0, taken - 1)].line }

      /// Does something that may fail; a failure ends the journey.
      private func reporting(_ body: () throws -> Void) {
        do {
          try body()
        } catch let error as RoutingError {
          completion(.failure(error))
        } catch let misfit as RoutingMisfit {
          completion(.failure(.misplaced(misfit.reason, line: line)))
        } catch {
          completion(.failure(.unbuilt("\(error)", line: line)))
        }
      }
    }

    /// An answer that counts once; it is nil when nobody is left who could give one.
    private final class RoutingAnswer {
      private var take: ((RoutingDecision?) -> Void)?

      init(_ take: @escaping (RoutingDecision?) -> Void) { self.take = take }

      func give(_ decision: RoutingDecision?) {
        let take = self.take
        self.take = nil
        take?(decision)
      }

      deinit { give(nil) }
    }

    /// All screens of an app by name: choosing one opens it alone, without the way that leads to it.
    final class ScreenList: UITableViewController {
      private var screens: [(name: String, make: () throws -> UIViewController)] = []

      var names: [String] { screens.map { $0.name } }

      func add<Context>(_ name: String, _ destination: Destination<Context>, with context: Context) {
        let step = destination.step
        screens.append((name: name, make: { try step.make(with: context, around: []) }))
      }

      func open(_ name: String) throws {
        guard let screen = screens.first(where: { $0.name == name }) else {
          throw RoutingMisfit(reason: "there is no screen '\(name)'")
        }
        present(try screen.make(), animated: true)
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        screens.count
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = screens[indexPath.row].name
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        try? open(screens[indexPath.row].name)
      }
    }
    """#
}
