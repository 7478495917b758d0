import Golden
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class ListCellTests {
    private var collection: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, String>!
    private var stage: Stage!
    private var deleted: [Int] = []

    private func show(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped, items: [String] = ["One", "Two", "Three"],
        change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        supplementary: UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider? = nil,
        fill: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
    ) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        let controller = UIViewController()
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        controller.view.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            fill(cell, item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.supplementaryViewProvider = supplementary
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        stage = Stage(controller)
    }

    private func listCell(_ item: Int) -> UICollectionViewListCell? {
        collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    private func tap(_ view: UIView) {
        stage.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(0.5)
    }

    private func views<V: UIView>(_ type: V.Type, in root: UIView) -> [V] {
        var found: [V] = []
        func search(_ view: UIView) {
            if let view = view as? V { found.append(view) }
            view.subviews.forEach(search)
        }
        search(root)
        return found
    }

    @Test func cellsOfAnInsetListAreInsetAndAsHighAsTheirContent() throws {
        show(items: ["One", "A text that is so long that it needs more than one line in any list that is as narrow as this one is"])
        #expect(try #require(listCell(0)).frame.minX == 16)
        #expect(try #require(listCell(0)).frame.width == 361)
        #expect(try #require(listCell(0)).frame.height == 44)
        #expect(try #require(listCell(1)).frame.height > 60)
        let (first, second) = (try #require(listCell(0)), try #require(listCell(1)))
        #expect(abs(second.frame.minY - first.frame.maxY) < 0.01)
        #expect(collection.backgroundColor == .systemGroupedBackground)
    }

    @Test func aPlainListFillsItsWidth() throws {
        show(.plain)
        #expect(try #require(listCell(0)).frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    }

    @Test func accessoriesTakeRoomFromTheContent() throws {
        show(fill: { cell, item in
            if item == "Two" { cell.accessories = [.disclosureIndicator(), .label(text: "7")] }
        })
        let plain = try #require(listCell(0))
        let other = try #require(listCell(1))
        #expect(plain.contentView.frame.maxX == plain.bounds.maxX)
        #expect(other.contentView.frame.maxX < other.bounds.maxX - 40)
        let label = try #require(views(UILabel.self, in: other).first { $0.text == "7" })
        #expect(label.convert(label.bounds, to: other).maxX < other.bounds.maxX - 20)
    }

    @Test func anAccessoryThatIsHiddenKeepsItsRoom() throws {
        show(fill: { cell, item in
            cell.accessories = [.checkmark(options: UICellAccessory.CheckmarkOptions(isHidden: item == "Two"))]
        })
        let (seen, hidden) = (try #require(listCell(0)), try #require(listCell(1)))
        #expect(seen.contentView.frame.maxX < seen.bounds.maxX)
        #expect(hidden.contentView.frame.maxX == seen.contentView.frame.maxX)
    }

    @Test func optionsOfAccessoriesHaveValuesWhereNoneAreGiven() {
        let font: UIFont? = nil
        let label = UICellAccessory.LabelOptions(font: font)
        #expect(label.font == .preferredFont(forTextStyle: .body) && label.adjustsFontForContentSizeCategory && !label.isHidden)
        #expect(UICellAccessory.OutlineDisclosureOptions(style: nil).style == .automatic)
        #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
        #expect(!UICellAccessory.ReorderOptions(showsVerticalSeparator: false).showsVerticalSeparator)
        #expect(UICellAccessory.DeleteOptions(reservedLayoutWidth: .custom(30)).reservedLayoutWidth == .custom(30))
    }

    @Test func anAccessoryIsPutBesideOnesOfAKind() {
        let others: [UICellAccessory] = [.checkmark(), .disclosureIndicator()]
        #expect(UICellAccessory.Placement.position(before: .disclosureIndicator())(others) == 1)
        #expect(UICellAccessory.Placement.position(after: .checkmark())(others) == 1)
        #expect(UICellAccessory.Placement.position(after: .detail())(others) == 2)
        #expect(UICellAccessory.delete().accessoryType == .delete)
    }

    @Test func editingAccessoriesComeWithEditing() throws {
        show(fill: { cell, _ in cell.accessories = [.delete(), .reorder(), .checkmark(displayed: .whenNotEditing)] })
        let cell = try #require(listCell(0))
        #expect(cell.contentView.frame.minX == 0)
        collection.isEditing = true
        stage.settle()
        #expect(cell.contentView.frame.minX > 20)
        #expect(cell.configurationState.isEditing)
        collection.isEditing = false
        stage.settle()
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test func aSwipeShowsTheActionsOfTheListAndALongOnePerformsTheFirst() throws {
        show(change: { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        self?.deleted.append(path.item)
                        done(true)
                    }
                ])
            }
        })
        let frame = try #require(listCell(1)).convert(listCell(1)!.bounds, to: nil)
        stage.drag((0...10).map { CGPoint(x: 300 - CGFloat($0) * 8, y: frame.midY) })
        stage.advance(0.5)
        let label = try #require(views(UILabel.self, in: listCell(1)!).first { $0.text == "Delete" })
        #expect(listCell(1)?.configurationState.isSwiped == true)
        tap(label)
        #expect(deleted == [1])
        #expect(listCell(1)?.configurationState.isSwiped == false)
        stage.drag((0...20).map { CGPoint(x: 370 - CGFloat($0) * 17, y: frame.midY) })
        stage.advance(0.5)
        #expect(deleted == [1, 1])
    }

    @Test func aDeleteAccessoryShowsTheActionsOfASwipe() throws {
        show(
            change: { configuration in
                configuration.trailingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
                    ])
                }
            }, fill: { cell, _ in cell.accessories = [.delete(displayed: .always)] })
        let button = try #require(views(UIButton.self, in: listCell(0)!).first)
        tap(button)
        #expect(views(UILabel.self, in: listCell(0)!).contains { $0.text == "Remove" })
    }

    @Test func theStateReachesConfigurationsAndHandlers() throws {
        var states: [Bool] = []
        show(fill: { cell, item in
            if item == "One" { cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) } }
        })
        stage.settle()
        tap(try #require(listCell(0)))
        #expect(states.first == false && states.last == true)
        #expect(listCell(0)?.backgroundConfiguration?.backgroundColor == .systemGray4)
        collection.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
        stage.settle()
        #expect(states.last == false)
        #expect(listCell(0)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test func anOutlineOpensAndClosesByItsDisclosure() throws {
        show(fill: { cell, item in if item == "Root" { cell.accessories = [.outlineDisclosure()] } })
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Root", "Other"])
        outline.append(["Child"], to: "Root")
        source.apply(outline, to: 0, animatingDifferences: false)
        stage.settle()
        #expect(source.snapshot().itemIdentifiers == ["Root", "Other"])
        tap(try #require(views(UIButton.self, in: listCell(0)!).first))
        #expect(source.snapshot().itemIdentifiers == ["Root", "Child", "Other"])
        #expect(listCell(1)?.indentationLevel == 1)
        #expect(listCell(1)!.contentView.frame.minX == 16)
        #expect(source.snapshot(for: 0).isExpanded("Root"))
        tap(try #require(views(UIButton.self, in: listCell(0)!).first))
        #expect(source.snapshot().itemIdentifiers == ["Root", "Other"])
        #expect(source.snapshot(for: 0).items == ["Root", "Child", "Other"])
    }

    @Test func aReorderControlMovesTheItem() throws {
        var moved: [String] = []
        show(fill: { cell, _ in cell.accessories = [.reorder(displayed: .always)] })
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
        let control = try #require(views(UIImageView.self, in: listCell(0)!).last)
        let start = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
        stage.drag((0...10).map { CGPoint(x: start.x, y: start.y + CGFloat($0) * 6) }, over: 0.4)
        stage.advance(0.5)
        #expect(moved == ["Two", "One", "Three"])
        #expect(source.snapshot().itemIdentifiers == moved)
    }

    @Test func headersAndFootersAreFilledByRegistrations() throws {
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "Header"
            view.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "Footer"
            view.contentConfiguration = content
        }
        show(
            change: { ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary) },
            supplementary: { view, kind, path in
                view.dequeueConfiguredReusableSupplementary(
                    using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
            })
        stage.settle()
        let texts = views(UILabel.self, in: collection).compactMap { $0.isHidden ? nil : $0.text }
        #expect(texts.contains("HEADER") && texts.contains("Footer"))
    }

    @Test func aTablesCellShowsAContentConfiguration() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText, content.image) = ("Title", "More", UIImage(systemName: "star"))
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()
        #expect(cell.contentView is UIListContentView)
        let labels = views(UILabel.self, in: cell)
        #expect(labels.map(\.text) == ["Title", "More"])
        #expect(labels[0].frame.minX > 40)
        #expect(labels[1].frame.minY >= labels[0].frame.maxY - 1)
        let view = cell.contentView
        content.text = "Other"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
    }

    @Test func aTablesRowIsAsHighAsItsConfiguration() throws {
        let table = ConfiguredTable()
        stage = Stage(table)
        let short = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
        let long = table.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
        #expect(abs(short - 44) < 2)
        #expect(long > 80)
    }

    @Test func listsLookAsKept() throws {
        show(
            items: ["Plain", "Image", "Value", "Subtitle", "Accessories"],
            fill: { cell, item in
                var content = item == "Value" ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
                content.text = item
                switch item {
                case "Image": content.image = UIImage(systemName: "star.fill")
                case "Value": content.secondaryText = "42"
                case "Subtitle":
                    content = .subtitleCell()
                    (content.text, content.secondaryText) = (item, "Below it")
                case "Accessories": cell.accessories = [.checkmark(), .detail(), .disclosureIndicator(), .multiselect(displayed: .always)]
                default: break
                }
                cell.contentConfiguration = content
            })
        let picture = try #require(stage.picture(scale: 3).cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1179, height: 780)))
        #expect(Golden.difference(of: [picture], from: "list-cells") == nil)
    }
}

struct SectionSnapshotTests {
    @Test func anOutlineKnowsItsLevelsAndWhatIsSeen() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["A", "B"])
        snapshot.append(["A1", "A2"], to: "A")
        snapshot.append(["A1a"], to: "A1")
        #expect(snapshot.items == ["A", "A1", "A1a", "A2", "B"])
        #expect(snapshot.visibleItems == ["A", "B"])
        #expect(snapshot.level(of: "A1a") == 2)
        #expect(snapshot.parent(of: "A1a") == "A1")
        snapshot.expand(["A1"])
        #expect(!snapshot.isVisible("A1a"))
        snapshot.expand(["A"])
        #expect(snapshot.visibleItems == ["A", "A1", "A1a", "A2", "B"])
        snapshot.insert(["A3"], after: "A2")
        snapshot.delete(["A1"])
        #expect(snapshot.items == ["A", "A2", "A3", "B"])
        #expect(!snapshot.contains("A1a"))
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["X"])
        other.append(["Y"], to: "X")
        snapshot.replace(childrenOf: "A", using: other)
        #expect(snapshot.items == ["A", "X", "Y", "B"])
        #expect(snapshot.snapshot(of: "A", includingParent: true).items == ["A", "X", "Y"])
        #expect(snapshot.snapshot(of: "A").rootItems == ["X"])
    }

    @Test func anOutlineOfGreatDepthIsWalked() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([0])
        for item in 1..<5000 { snapshot.append([item], to: item - 1) }
        #expect(snapshot.items.count == 5000)
        #expect(snapshot.level(of: 4999) == 4999)
        snapshot.delete([0])
        #expect(snapshot.items.isEmpty)
    }
}

private final class ConfiguredTable: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text =
            indexPath.row == 0
            ? "Short"
            : "A text that is so long that it takes several lines of a table's row, which becomes as high as they are, whatever"
                + " the width of the table is, and a little more than that"
        cell.contentConfiguration = content
        return cell
    }
}
