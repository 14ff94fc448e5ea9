import Routes
class AVC: UIViewController {}
let a = StepAssembly(finder: ClassFinder(AVC.self), factory: ClassFactory(AVC.self))
let b = StepAssembly(finder: ClassFinder(AVC.self), factory: ClassFactory(AVC.self))
  .placed(by: MakeRoot(), in: a)  // error: mismatch
DefaultRouter().navigate(to: a, with: ())  // error: mismatch
DefaultRouter().navigate(to: "product", with: ())  // error: mismatch
let c = StepAssembly(finder: ClassFinder(AVC.self))  // error: missingArgument
