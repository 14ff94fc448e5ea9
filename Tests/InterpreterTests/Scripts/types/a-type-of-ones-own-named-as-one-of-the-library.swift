struct Task { var title: String }
var tasks = [Task(title: "first")]
tasks.append(Task(title: "second"))
print(tasks.map { $0.title })  // prints: ["first", "second"]
