let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
print(rect.area)  // error: noMember
