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
    var marked: [URL] { entries.map(\.url).filter(chosen.contains) }

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
        if entry.isFolder {
            show(DocumentPlaces.Place(folder: entry.url, title: entry.url.lastPathComponent))
        } else if owner.choosesSeveral {
            if chosen.remove(entry.url) == nil { chosen.insert(entry.url) }
            tableView.reloadRows(at: [indexPath], with: .none)
            updateItems()
        } else {
            owner.choose([entry.url])
        }
    }

    private func show(_ place: DocumentPlaces.Place) {
        navigationController?.pushViewController(FolderListController(place, owner: owner), animated: true)
    }
}
