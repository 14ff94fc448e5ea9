import Routes
struct Push {}
extension Push {
  var title: String { "push" }
}
print(Push().title)  // prints: push
