import Golden
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class MenuTests {
    let controller = UIViewController()
    lazy var stage: Stage = {
        controller.view.backgroundColor = .white
        return Stage(controller)
    }()

    private func views<V: UIView>(_ type: V.Type, where matches: (V) -> Bool = { _ in true }) -> [V] {
        var found: [V] = []
        func search(_ view: UIView) {
            if let view = view as? V, matches(view) { found.append(view) }
            view.subviews.forEach(search)
        }
        search(stage.window)
        return found
    }

    private func place(of text: String) -> CGPoint? {
        views(UILabel.self) { $0.text == text }.last.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    private func tap(_ text: String) {
        if let place = place(of: text) { stage.tap(place) } else { Issue.record("there is no \"\(text)\"") }
        stage.advance(0.6)
    }

    private func button(_ menu: UIMenu, at y: CGFloat = 300) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 100, y: y, width: 120, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        _ = stage
        controller.view.addSubview(button)
        return button
    }

    private func open(_ button: UIButton) {
        stage.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
        stage.advance(0.6)
    }

    @Test func menusLookRichOrCompactByNumbersWithASign() {
        #expect((0...2).map { UIContextMenuInteraction.Appearance(rawValue: Int($0)) } == [.unknown, .rich, .compact])
    }

    @Test func aTapOpensAButtonsMenuAndAnotherChoosesInIt() {
        var chosen: [String] = []
        var events = 0
        let menu = UIMenu(children: [
            UIAction(title: "One") { _ in chosen.append("one") },
            UIAction(title: "Two") { chosen.append("two \($0.sender is UIButton)") },
        ])
        let button = button(menu)
        button.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
        button.addAction(UIAction { _ in chosen.append("primary") }, for: .primaryActionTriggered)
        open(button)
        #expect(place(of: "One") != nil)
        #expect(events == 1)
        tap("Two")
        #expect(chosen == ["two true"])
        #expect(place(of: "One") == nil)
    }

    @Test func aTapBesideAMenuClosesIt() {
        let button = button(UIMenu(children: [UIAction(title: "One") { _ in }]))
        open(button)
        #expect(place(of: "One") != nil)
        stage.tap(CGPoint(x: 20, y: 800))
        stage.advance(0.6)
        #expect(place(of: "One") == nil)
    }

    @Test func aFingerThatSlidesFromTheButtonToAnElementChoosesIt() throws {
        var chosen = false
        let button = button(UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in chosen = true }]))
        let start = CGPoint(x: button.frame.midX, y: button.frame.midY)
        // The second row stands one row below the first, which begins below the button.
        stage.drag([start, CGPoint(x: start.x, y: start.y + 40), CGPoint(x: start.x, y: start.y + 30 + 44 + 22)], over: 0.8)
        stage.advance(0.6)
        #expect(chosen)
    }

    @Test func aSubmenuTakesTheMenusPlaceAndItsHeadLeadsBack() {
        var chosen = false
        let inner = UIMenu(title: "Sort by", children: [UIAction(title: "Name") { _ in chosen = true }])
        let button = button(UIMenu(children: [UIAction(title: "Refresh") { _ in }, inner]))
        open(button)
        tap("Sort by")
        #expect(place(of: "Name") != nil && place(of: "Refresh") == nil)
        tap("Sort by")
        #expect(place(of: "Name") == nil && place(of: "Refresh") != nil)
        tap("Sort by")
        tap("Name")
        #expect(chosen)
    }

    @Test func whatIsHiddenIsNotThereAndWhatIsDisabledCannotBeChosen() {
        var chosen = false
        let button = button(
            UIMenu(children: [
                UIAction(title: "Hidden", attributes: .hidden) { _ in },
                UIAction(title: "Disabled", attributes: .disabled) { _ in chosen = true },
                UIAction(title: "Last") { _ in },
            ]))
        open(button)
        #expect(place(of: "Hidden") == nil)
        tap("Disabled")
        #expect(!chosen)
        #expect(place(of: "Last") != nil)
    }

    @Test func anElementThatKeepsTheMenuLeavesItOpen() {
        var count = 0
        let button = button(UIMenu(children: [UIAction(title: "Add", attributes: .keepsMenuPresented) { _ in count += 1 }]))
        open(button)
        tap("Add")
        tap("Add")
        #expect(count == 2)
        #expect(place(of: "Add") != nil)
    }

    @Test func aDeferredElementBecomesWhatItsProviderGives() {
        var provide: (([UIMenuElement]) -> Void)?
        var asked = 0
        let later = UIDeferredMenuElement { completion in
            asked += 1
            provide = completion
        }
        let button = button(UIMenu(children: [UIAction(title: "First") { _ in }, later]))
        open(button)
        #expect(place(of: "Later") == nil)
        provide?([UIAction(title: "Later") { _ in }])
        stage.advance(0.5)
        #expect(place(of: "Later") != nil)
        stage.tap(CGPoint(x: 20, y: 800))
        stage.advance(0.6)
        open(button)
        #expect(place(of: "Later") != nil)
        #expect(asked == 1)
    }

    @Test func aPopUpButtonShowsWhatIsChosen() {
        let (small, large) = (UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in })
        let button = button(UIMenu(children: [small, large]))
        button.changesSelectionAsPrimaryAction = true
        #expect(button.title(for: .normal) == "Small")
        #expect(small.state == .on)
        open(button)
        tap("Large")
        #expect(button.title(for: .normal) == "Large")
        #expect(small.state == .off && large.state == .on)
        #expect(button.menu?.selectedElements == [large])
    }

    @Test func aMenuAtTheScreensBottomOpensUpwardsWithItsFirstElementNearest() throws {
        let button = button(UIMenu(children: ["A", "B", "C", "D", "E"].map { title in UIAction(title: title) { _ in } }), at: 770)
        open(button)
        let (a, e) = (try #require(place(of: "A")), try #require(place(of: "E")))
        #expect(a.y > e.y)
        #expect(a.y < 770)
    }

    @Test func aBarButtonsMenuOpensAtOnceUnlessItHasAnAction() throws {
        var sender: Any?
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "Act") { sender = $0.sender }]))
        controller.navigationItem.rightBarButtonItem = item
        let stage = Stage(UINavigationController(rootViewController: controller))
        self.stage = stage
        tap("More")
        tap("Act")
        #expect(sender as AnyObject === item)
        var acted = false
        item.primaryAction = UIAction(title: "More") { _ in acted = true }
        stage.settle()
        tap("More")
        #expect(acted)
        #expect(place(of: "Act") == nil)
        let spot = try #require(self.place(of: "More"))
        stage.drag([spot, spot], over: 0.8)
        stage.advance(0.6)
        #expect(self.place(of: "Act") != nil)
    }

    @Test func aFingerThatStaysOnAViewOpensItsContextMenu() throws {
        _ = stage
        let log = ContextMenuLog()
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 150, height: 100))
        view.backgroundColor = .systemOrange
        view.addInteraction(UIContextMenuInteraction(delegate: log))
        controller.view.addSubview(view)
        stage.drag([CGPoint(x: 150, y: 250), CGPoint(x: 150, y: 250)], over: 0.9)
        stage.advance(0.6)
        #expect(log.words == ["asked (50.0, 50.0)", "display"])
        tap("Share")
        #expect(log.words == ["asked (50.0, 50.0)", "display", "end", "share"])
        // A short tap is none.
        stage.tap(CGPoint(x: 150, y: 250))
        stage.advance(0.6)
        #expect(place(of: "Share") == nil)
    }

    @Test func aTapOnThePreviewIsTold() throws {
        _ = stage
        let log = ContextMenuLog()
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 150, height: 100))
        view.addInteraction(UIContextMenuInteraction(delegate: log))
        controller.view.addSubview(view)
        stage.drag([CGPoint(x: 150, y: 250), CGPoint(x: 150, y: 250)], over: 0.9)
        stage.advance(0.6)
        stage.tap(CGPoint(x: 150, y: 250))
        stage.advance(0.6)
        #expect(log.words.suffix(2) == ["end", "commit"])
    }

    @Test func aFingerThatStaysOpensARegisteredPreviewWithItsActions() throws {
        _ = stage
        let peeker = Peeker()
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 150, height: 100))
        controller.view.addSubview(view)
        let registration = controller.registerForPreviewing(with: peeker, sourceView: view)
        let press = { [stage] in
            stage.drag([CGPoint(x: 150, y: 250), CGPoint(x: 150, y: 250)], over: 0.9)
            stage.advance(0.6)
        }
        press()
        tap("Star")
        stage.advance(0.6)
        #expect(peeker.words == ["asked (50.0, 50.0)", "star"])
        press()
        let shown = try #require(peeker.shown?.view)
        stage.tap(shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil))
        stage.advance(0.6)
        #expect(peeker.words.suffix(2) == ["asked (50.0, 50.0)", "commit"])
        controller.unregisterForPreviewing(withContext: registration)
        press()
        #expect(peeker.words.last == "commit")
    }

    @Test func aRowsMenuIsTheDelegates() throws {
        let table = MenuTableController()
        stage = Stage(table)
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        let place = cell.convert(CGPoint(x: 60, y: 20), to: nil)
        stage.drag([place, place], over: 0.9)
        stage.advance(0.6)
        tap("Delete 2")
        #expect(table.chosen == 2)
        #expect(table.selected == nil)
    }

    @Test func anItemsMenuIsTheDelegates() throws {
        let collection = MenuCollectionController(collectionViewLayout: UICollectionViewFlowLayout())
        stage = Stage(collection)
        let cell = try #require(collection.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        let place = cell.convert(CGPoint(x: 20, y: 20), to: nil)
        stage.drag([place, place], over: 0.9)
        stage.advance(0.6)
        tap("Open 1")
        #expect(collection.chosen == 1)
    }

    @Test func theEditMenuOffersWhatTheFirstResponderCanDo() throws {
        _ = stage
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        field.text = "Hello"
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        stage.advance(0.3)
        #expect(UIMenuController.shared.isMenuVisible)
        tap("Cut")
        #expect(field.text == "")
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test func anEditMenuInteractionShowsItsDelegatesMenu() throws {
        _ = stage
        let delegate = EditMenuDelegate()
        let interaction = UIEditMenuInteraction(delegate: delegate)
        controller.view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 200, y: 400)))
        stage.advance(0.3)
        tap("Highlight")
        #expect(delegate.words == ["present", "dismiss", "highlight"])
        #expect(place(of: "Highlight") == nil)
    }

    @Test func aMenuAndWhatItBelongsToAreFreed() {
        weak var freed: UIMenu?
        weak var freedButton: UIButton?
        do {
            let menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            let button = button(menu)
            open(button)
            tap("One")
            button.removeFromSuperview()
            stage.settle()
            (freed, freedButton) = (menu, button)
        }
        #expect(freedButton == nil)
        #expect(freed == nil)
    }

    @Test func keysOfAnAlternateSendItsCommand() {
        let command = UIKeyCommand(
            title: "Save", action: Selector("save:"), input: "s", modifierFlags: .command,
            alternates: [UICommandAlternate(title: "Save As…", action: Selector("saveAs:"), modifierFlags: .shift)])
        #expect(command.action(for: .command) == Selector("save:"))
        #expect(command.action(for: [.command, .shift]) == Selector("saveAs:"))
        #expect(command.action(for: .alternate) == nil)
    }

    @Test func aMenuLooksAsKept() throws {
        let menu = UIMenu(
            title: "Photo",
            children: [
                UIMenu(
                    options: .displayInline, preferredElementSize: .medium,
                    children: [
                        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
                        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
                        UIAction(title: "Like", image: UIImage(systemName: "heart")) { _ in },
                    ]),
                UIAction(title: "Favourite", image: UIImage(systemName: "star"), state: .on) { _ in },
                UIAction(title: "Rename", subtitle: "Give it another name", image: UIImage(systemName: "pencil")) { _ in },
                UIMenu(title: "Sort by", image: UIImage(systemName: "arrow.up.arrow.down"), children: []),
                UIMenu(
                    options: .displayInline,
                    children: [UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }]),
            ])
        let button = button(menu, at: 120)
        open(button)
        let picture = try #require(stage.picture(scale: 2).cgImage?.cropping(to: CGRect(x: 0, y: 200, width: 786, height: 920)))
        #expect(Golden.difference(of: [picture], from: "menu") == nil)
    }
}

private final class Peeker: NSObject, UIViewControllerPreviewingDelegate {
    private(set) var words: [String] = []
    private(set) var shown: Peeked?

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
        words.append("asked \(location)")
        let peeked = Peeked { [weak self] in self?.words.append($0) }
        peeked.preferredContentSize = CGSize(width: 200, height: 100)
        shown = peeked
        return peeked
    }
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
        words.append(viewControllerToCommit === shown ? "commit" : "another")
    }
}

private final class Peeked: UIViewController {
    private let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var previewActionItems: [any UIPreviewActionItem] {
        let star = UIPreviewAction(title: "Star", style: .default) { [tell] _, controller in
            tell(controller === self ? "star" : "another's star")
        }
        return [star, UIPreviewActionGroup(title: "More", style: .default, actions: [star])]
    }
}

private final class ContextMenuLog: NSObject, UIContextMenuInteractionDelegate {
    var words: [String] = []
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        words.append("asked \(location)")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Share") { _ in self?.words.append("share") }])
        }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        words.append("display")
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        words.append("end")
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        animator.addCompletion { [weak self] in self?.words.append("commit") }
    }
}

private final class MenuTableController: UITableViewController {
    var chosen: Int?
    var selected: Int?
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath.row }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Delete \(indexPath.row)") { _ in self?.chosen = indexPath.row }])
        }
    }
}

private final class MenuCollectionController: UICollectionViewController {
    var chosen: Int?
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [UIAction(title: "Open \(indexPath.item)") { _ in self?.chosen = indexPath.item }])
        }
    }
}

private final class EditMenuDelegate: NSObject, UIEditMenuInteractionDelegate {
    var words: [String] = []
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions + [UIAction(title: "Highlight") { [weak self] _ in self?.words.append("highlight") }])
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        words.append("present")
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        words.append("dismiss")
    }
}
