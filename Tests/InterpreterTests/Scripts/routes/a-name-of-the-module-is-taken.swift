import Routes
struct Push {}  // error: redeclaration
extension Push {
  var title: String { "push" }
}
print(Push().title)  // prints: push
