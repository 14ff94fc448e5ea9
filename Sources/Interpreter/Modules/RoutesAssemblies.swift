extension RoutesText {
  /// Assemblies, which join parts to steps and steps to a destination.
  static let assemblies = #"""
    /// One view controller of a route, with what belongs to it and the step it is put on.
    final class RoutingStep {
      let name: String
      let line: Int
      let container: UIViewController.Type?
      let find: (Any) throws -> UIViewController?
      let build: (Any, [UIViewController]) throws -> UIViewController
      fileprivate(set) var interceptors: [Interceptor] = []
      fileprivate(set) var contextTasks: [(UIViewController, Any) throws -> Void] = []
      fileprivate(set) var postRoutingTasks: [(UIViewController, Any) throws -> Void] = []
      fileprivate(set) var action: (any Action)?
      fileprivate(set) var base: RoutingStep?

      struct Interceptor {
        let name: String
        let line: Int
        let ask: (Any, @escaping (RoutingDecision) -> Void) throws -> Void
      }

      init(
        _ name: String, line: Int, container: UIViewController.Type?,
        find: @escaping (Any) throws -> UIViewController?,
        build: @escaping (Any, [UIViewController]) throws -> UIViewController
      ) {
        self.name = name
        self.line = line
        self.container = container
        self.find = find
        self.build = build
      }

      /// The steps of the route, from the one that is put on no other to this one.
      func chain() throws -> [RoutingStep] {
        var steps: [RoutingStep] = []
        var next: RoutingStep? = self
        while let step = next {
          if steps.contains(where: { $0 === step }) {
            let circle = steps.reversed() + [step]
            throw RoutingError.circular(
              circle.map { "\($0.name) of line \($0.line)" }, line: step.line)
          }
          steps.insert(step, at: 0)
          next = step.base
        }
        return steps
      }

      /// The view controller by itself, with its context but without a place.
      func make(with context: Any, around children: [UIViewController]) throws -> UIViewController {
        let controller = try build(context, children)
        try prepare(controller, with: context)
        return controller
      }

      func prepare(_ controller: UIViewController, with context: Any) throws {
        for task in contextTasks { try task(controller, context) }
      }
    }

    /// A route that is finished: a router can lead to its end.
    final class Destination<Context> {
      let step: RoutingStep

      fileprivate init(_ step: RoutingStep) { self.step = step }

      /// Has it shown elsewhere from now on; nothing else of the route changes.
      func place<Base>(by action: any Action, in base: Destination<Base>) {
        step.action = action
        step.base = base.step
      }
    }

    /// A route in the making: it is finished when it is said where its view controller is placed.
    class RoutingAssembly<Context> {
      fileprivate let step: RoutingStep

      fileprivate init(_ step: RoutingStep) { self.step = step }

      func guarded<I: RoutingInterceptor>(by interceptor: I, line: Int = #line) -> Self {
        step.interceptors.append(
          RoutingStep.Interceptor(name: "\(type(of: interceptor))", line: line) {
            try interceptor.perform(with: interceptor.fitted($0), completion: $1)
          })
        return self
      }

      func prepared<T: ContextTask>(by task: T) -> Self {
        step.contextTasks.append { try task.perform(on: $0, with: task.fitted($1)) }
        return self
      }

      func followed<T: PostRoutingTask>(by task: T) -> Self {
        step.postRoutingTasks.append { try task.perform(on: $0, with: task.fitted($1)) }
        return self
      }

      /// Finishes the route: the view controller is put on the one to which another route leads.
      func placed<Base>(by action: any Action, in base: Destination<Base>) -> Destination<Context> {
        step.base = base.step
        return placed(by: action)
      }

      /// Finishes the route: the view controller is put on whatever is in front.
      func placed(by action: any Action) -> Destination<Context> {
        step.action = action
        return Destination(step)
      }
    }

    final class StepAssembly<Context>: RoutingAssembly<Context> {
      init<S: Finder, F: Factory>(finder: S, factory: F, line: Int = #line)
      where S.Context == Context, F.Context == Context {
        super.init(
          RoutingStep(
            "\(type(of: factory))", line: line, container: nil,
            find: { try finder.find(with: finder.fitted($0)) },
            build: { context, _ in try factory.build(with: factory.fitted(context)) }))
      }
    }

    final class ContainerStepAssembly: RoutingAssembly<Void> {
      init<S: Finder, F: ContainerFactory>(finder: S, factory: F, line: Int = #line)
      where S.Context == Void {
        super.init(
          RoutingStep(
            "\(type(of: factory))", line: line, container: factory.container,
            find: { _ in finder.find(with: ()) },
            build: { _, children in try factory.build(around: children) }))
      }
    }
    """#
}
