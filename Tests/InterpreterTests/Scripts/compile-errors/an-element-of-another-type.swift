var numbers = [1]
numbers.append("four")  // error: mismatch
var names = ["a"]
names.append(3)  // error: mismatch
