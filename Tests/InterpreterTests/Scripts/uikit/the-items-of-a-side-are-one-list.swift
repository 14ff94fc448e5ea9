let item = UINavigationItem(title: "A")
print(item.rightBarButtonItem == nil, item.rightBarButtonItems == nil)  // prints: true true
let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
item.rightBarButtonItem = one
print(item.rightBarButtonItems! == [one])  // prints: true
item.rightBarButtonItems?.append(other)
print(item.rightBarButtonItems!.count, item.rightBarButtonItem === one)  // prints: 2 true
item.setRightBarButton(other, animated: true)
print(item.rightBarButtonItems! == [other])  // prints: true
item.leftBarButtonItems = []
print(item.leftBarButtonItem == nil)  // prints: true
