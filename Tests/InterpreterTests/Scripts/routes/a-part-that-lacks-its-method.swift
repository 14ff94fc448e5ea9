import Routes
struct NoFinder: StackIteratingFinder {}  // error: nonconforming
struct NoFactory: Factory {  // error: nonconforming
  func make() -> UIViewController { UIViewController() }
}
struct NoAction: ContainerAction {  // error: nonconforming
  func perform(with controller: UIViewController, at place: RoutingPlace) throws {}
}
