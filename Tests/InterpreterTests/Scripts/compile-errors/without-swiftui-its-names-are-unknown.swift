let text = Text("Hi")  // error: notInScope
