print(UITextField().font!.pointSize)  // prints: 17.0
