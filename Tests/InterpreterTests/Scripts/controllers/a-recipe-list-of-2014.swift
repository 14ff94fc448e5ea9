import UIKit

class RecipeListController: UITableViewController {

    var recipes: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        recipes = ["Svíčková", "Guláš", "Knedlíky"]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "RecipeCell")
        print("viewDidLoad \(recipes.count)")  // prints: viewDidLoad 3
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
        print("viewWillAppear")  // prints: viewWillAppear | viewWillAppear
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
        cell.textLabel?.text = recipes[indexPath.row]
        print("row \(indexPath.row): \(recipes[indexPath.row])")  // prints: row 0: Svíčková | row 1: Guláš | row 2: Knedlíky | row 0: Svíčková | row 1: Guláš | row 2: Knedlíky
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let name = recipes[indexPath.row]
        let detail = RecipeController(name: name)
        navigationController?.pushViewController(detail, animated: true)
    }
}

class RecipeController: UIViewController {
    let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        print("detail of \(name)")  // prints: detail of Guláš
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("cooking \(title ?? "-")")  // prints: cooking Guláš
    }

    deinit { print("recipe closed") }  // prints: recipe closed | recipe closed
}

let list = RecipeListController()
window.rootViewController = list
window.makeKeyAndVisible()
list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
window.rootViewController = RecipeController(name: list.recipes[1])
window.rootViewController = list
