import SwiftUI

/// A table whose header and whose rows' content are SwiftUI's.
class DrinkTableController: UITableViewController {
    private let store: DrinkStore
    private let header = UIHostingController(rootView: MixerView())
    private lazy var source = UITableViewDiffableDataSource<Int, Drink>(tableView: tableView) { table, path, drink in
        let cell = table.dequeueReusableCell(withIdentifier: "drink", for: path)
        cell.contentConfiguration = UIHostingConfiguration { DrinkRow(drink: drink) }
        return cell
    }

    init(store: DrinkStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = Strings.Table.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "drink")
        tableView.allowsSelection = false
        addChild(header)
        header.view.frame.size = header.sizeThatFits(in: CGSize(width: view.bounds.width, height: .infinity))
        header.view.backgroundColor = .clear
        tableView.tableHeaderView = header.view
        header.didMove(toParent: self)
        show(store.drinks)
    }

    /// Shows drinks, the best first.
    func show(_ drinks: [Drink]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Drink>()
        snapshot.appendSections([0])
        snapshot.appendItems(drinks.sorted { ($0.rating, $1.name) > ($1.rating, $0.name) })
        source.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
    }
}
