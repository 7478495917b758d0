import Foundation

/// Who is told of what a person chooses in lists of files, and says what can be chosen.
@MainActor
protocol FolderListOwner: AnyObject {
    /// Whether a document can be chosen.
    func canChoose(_ entry: FileEntry) -> Bool
    /// Whether several documents can be chosen together.
    var choosesSeveral: Bool { get }
    var showsExtensions: Bool { get }
    /// A person chose documents.
    func choose(_ files: [URL])
    /// The menu of a document that a finger stays on; `nil` if it has none.
    func menu(of entry: FileEntry) -> UIMenu?
    /// How far a document is read; `nil` if that is done, or nobody reads it.
    func loadingProgress(of file: URL) -> Progress?
    /// The items at the right and at the left of the bar over a folder; over the list of all places, if that is `nil`.
    func barItems(of list: FolderListController) -> (left: [UIBarButtonItem], right: [UIBarButtonItem])
}

/// The files of a folder, or the places where there are folders.
final class FolderListController: UITableViewController {
    /// The folder; `nil` for the list of places.
    let place: DocumentPlaces.Place?
    private unowned let owner: any FolderListOwner
    private var entries: [FileEntry] = []
    private let places = DocumentPlaces.current.all
    private var chosen: Set<URL> = []
    /// Whether documents are being selected, for what is done with them then.
    var isSelecting = false {
        didSet {
            guard isSelecting != oldValue else { return }
            chosen = []
            tableView.reloadData()
            updateItems()
        }
    }

    init(_ place: DocumentPlaces.Place?, owner: any FolderListOwner) {
        (self.place, self.owner) = (place, owner)
        super.init(style: .plain)
        title = place?.title ?? SystemWords.text(.onMyDevice).replacing("%@", with: UIDevice.current.model)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = 60
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
        updateItems()
    }

    /// Reads the folder again.
    func reload() {
        entries = place.map { FileEntry.all(in: $0.folder) } ?? []
        chosen.formIntersection(entries.map(\.url))
        tableView.reloadData()
        guard place != nil, entries.isEmpty else { return tableView.backgroundView = nil }
        let label = UILabel()
        label.text = SystemWords.text(.emptyFolder)
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        tableView.backgroundView = label
    }

    /// Asks again what stands in the bar.
    func updateItems() {
        let items = owner.barItems(of: self)
        navigationItem.leftBarButtonItems = items.left
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.rightBarButtonItems = items.right
    }

    /// The documents that were marked, in the order of the list.
    var marked: [URL] { markedEntries.map(\.url) }
    var markedEntries: [FileEntry] { entries.filter { chosen.contains($0.url) } }

    /// The picture of a document, if it is seen.
    func picture(of file: URL) -> UIView? {
        guard let cell = cell(of: file) else { return nil }
        return cell.contentView.firstImageView ?? cell
    }

    /// Another progress, or none, is to be shown beside a document.
    func loadingDidChange(of file: URL) {
        if let cell = cell(of: file) { showLoading(of: file, in: cell) }
    }

    private func cell(of file: URL) -> UITableViewCell? {
        let path = file.standardizedFileURL.path
        guard let row = entries.firstIndex(where: { $0.url.standardizedFileURL.path == path }) else { return nil }
        return tableView.cellForRow(at: IndexPath(row: row, section: 0))
    }

    private func showLoading(of file: URL, in cell: UITableViewCell) {
        guard let progress = owner.loadingProgress(of: file) else { return cell.accessoryView = nil }
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 60, height: 4))
        view.observedProgress = progress
        cell.accessoryView = view
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        place == nil ? places.count : entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.imageProperties.maximumSize = CGSize(width: 32, height: 32)
        if place == nil {
            content.text = places[indexPath.row].title
            content.image = UIImage(systemName: "folder.fill")
            cell.accessoryType = .disclosureIndicator
        } else {
            let entry = entries[indexPath.row]
            let isOffered = entry.isFolder || owner.canChoose(entry)
            content.text = entry.title(showsExtension: owner.showsExtensions)
            content.secondaryText = entry.details
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = DocumentThumbnails.picture(of: entry.url) ?? UIImage(systemName: entry.isFolder ? "folder.fill" : "doc")
            if !isOffered { content.textProperties.color = .tertiaryLabel }
            cell.accessoryType = entry.isFolder ? .disclosureIndicator : chosen.contains(entry.url) ? .checkmark : .none
            cell.accessibilityTraits = isOffered ? [.button] : [.button, .notEnabled]
            showLoading(of: entry.url, in: cell)
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard place != nil else { return indexPath }
        let entry = entries[indexPath.row]
        return entry.isFolder || owner.canChoose(entry) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard place != nil else { return show(places[indexPath.row]) }
        let entry = entries[indexPath.row]
        if entry.isFolder, !isSelecting {
            show(DocumentPlaces.Place(folder: entry.url, title: entry.url.lastPathComponent))
        } else if isSelecting || owner.choosesSeveral {
            if chosen.remove(entry.url) == nil { chosen.insert(entry.url) }
            tableView.reloadRows(at: [indexPath], with: .none)
            updateItems()
        } else {
            owner.choose([entry.url])
        }
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard place != nil, let menu = owner.menu(of: entries[indexPath.row]) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    private func show(_ place: DocumentPlaces.Place) {
        navigationController?.pushViewController(FolderListController(place, owner: owner), animated: true)
    }
}

extension UIView {
    /// The nearest view below this one that shows an image.
    fileprivate var firstImageView: UIImageView? {
        for view in subviewStorage {
            if let image = view as? UIImageView ?? view.firstImageView { return image }
        }
        return nil
    }
}
