/// The text of the module `Routes`: the composition of view controllers as a program in the world.
///
/// Each part knows one thing only: how a screen is made, where it is put, how it is found, who may see it.
enum RoutesText {}

extension RoutesText {
  /// The parts of which routes are made: what each has to do, and what may go wrong.
  static let parts = #"""
    /// Why a route ended before its target was shown, and in which line the part stands that ended it.
    enum RoutingError: Error, CustomStringConvertible {
      case refused(by: String, String, line: Int)
      case unanswered(by: String, line: Int)
      case circular([String], line: Int)
      case childless(String, line: Int)
      case misplaced(String, line: Int)
      case unbuilt(String, line: Int)

      var description: String {
        switch self {
        case .refused(let name, let reason, let line): "line \(line): \(name) refused: \(reason)"
        case .unanswered(let name, let line): "line \(line): \(name) was dropped without an answer"
        case .circular(let names, let line):
          "line \(line): a route without end: " + names.joined(separator: " in ")
        case .childless(let name, let line): "line \(line): \(name) has no children to begin with"
        case .misplaced(let reason, let line): "line \(line): \(reason)"
        case .unbuilt(let reason, let line): "line \(line): nothing was built: \(reason)"
        }
      }
    }

    enum RoutingDecision {
      case proceed
      case refuse(String)
    }

    /// What all parts that are given the context have in common.
    protocol RoutingPart {
      associatedtype Context
    }

    extension RoutingPart {
      /// A context as this part wants it; one that wants `Void` may stand in any route.
      func fitted(_ context: Any) throws -> Context {
        if context is Context { return context as! Context }
        if () is Context { return () as! Context }
        throw RoutingMisfit(reason: "\(type(of: self)) wants another context than '\(context)'")
      }
    }

    /// Makes a view controller for a context.
    protocol Factory: RoutingPart {
      associatedtype Context
      func build(with context: Context) throws -> UIViewController
    }

    /// Makes a container around the view controllers with which it begins.
    protocol ContainerFactory {
      var container: UIViewController.Type { get }
      func build(around children: [UIViewController]) throws -> UIViewController
    }

    /// Puts a view controller that was built where it belongs.
    protocol Action {
      func perform(with controller: UIViewController, at place: RoutingPlace) throws
    }

    /// An action that makes a child of a container, be it on screen or yet to be built.
    protocol ContainerAction: Action {
      var container: UIViewController.Type { get }
      func add(_ controller: UIViewController, to children: [UIViewController]) -> [UIViewController]
    }

    extension ContainerAction {
      func add(_ controller: UIViewController, to children: [UIViewController]) -> [UIViewController] {
        children + [controller]
      }
    }

    /// Says which view controller is the target, if it is there already.
    protocol Finder: RoutingPart {
      associatedtype Context
      func find(with context: Context) -> UIViewController?
    }

    /// A finder that is shown every view controller there is, and says when it sees its target.
    protocol StackIteratingFinder: Finder {
      associatedtype Context
      func isTarget(_ controller: UIViewController, with context: Context) -> Bool
    }

    extension StackIteratingFinder {
      func find(with context: Context) -> UIViewController? {
        ControllerStack.all.first { isTarget($0, with: context) }
      }
    }

    /// Is asked before anything is built, may take its time, and may refuse.
    protocol RoutingInterceptor: RoutingPart {
      associatedtype Context
      func perform(with context: Context, completion: @escaping (RoutingDecision) -> Void)
    }

    /// Hands the context to a view controller, whether it was built or found.
    protocol ContextTask: RoutingPart {
      associatedtype Context
      func perform(on controller: UIViewController, with context: Context) throws
    }

    /// Is told once everything is in place.
    protocol PostRoutingTask: RoutingPart {
      associatedtype Context
      func perform(on controller: UIViewController, with context: Context)
    }

    /// A container of one's own that can bring a child to the front.
    protocol ChildRevealing {
      func reveal(_ child: UIViewController)
    }
    """#
}
