class A {
  func f() {}
  static func s() {}
  static let k = 1
}
A.f()  // error: instanceMember
A().s()  // error: staticMember
print(A().k)  // error: staticMember
UIView.frame  // error: instanceMember
print(UIColor.redd)  // error: noMember
print((1, 2).2)  // error: noTupleMember
let views: [UIView] = [UIViewController()]  // error: mismatch
let labels: [UIView] = [UILabel(), UIView()]
let table = UITableView()
table.register(UITableViewCell, forCellReuseIdentifier: "c")  // error: typeAsValue
table.reloadSections([], with: .none)
let rows: IndexSet = [3, 5]
table.insertSections([], with: .automatic)
if #available(iOS 15) {}  // error: availabilityWithoutStar
